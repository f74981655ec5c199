import type { Letter } from "./domains";

interface Line {
  d: string;
  width: number;
  opacity: number;
}

/** A drawing of as many pips as the value, in the manner of the domain, on a field of 60 by 44. */
interface Drawing {
  lines: Line[];
  dots: { x: number; y: number; r: number; square: boolean }[];
}

/** The same in as few paths as can be: a table has dozens of cards. */
export interface Art {
  lines: Line[];
  dots: string;
}

type Point = readonly [number, number];

const BOOK = "M3 5c9-3 18-2 27 2 9-4 18-5 27-2v33c-9-3-18-2-27 2-9-4-18-5-27-2zM30 7v33";

/** Lines of an open book, one for each point of the value. */
function book(value: number): Drawing {
  const lines = [{ d: BOOK, width: 1.3, opacity: 1 }];
  const half = Math.ceil(value / 2);
  for (let i = 0; i < value; i++) {
    const left = i < half;
    const y = 10.5 + (left ? i : i - half) * 4.1;
    const [from, to] = left ? [7, 26] : [34, 53];
    const [start, end] = left ? [y, y + 1.2] : [y + 1.2, y];
    lines.push({ d: `M${from} ${start.toFixed(1)}L${to} ${end.toFixed(1)}`, width: 2.3, opacity: 1 });
  }
  return { lines, dots: [] };
}

const ATOMS: Point[] = [
  [0, 0],
  ...[0, 1, 2, 3, 4, 5].map((k): Point => [Math.cos((Math.PI / 3) * k), Math.sin((Math.PI / 3) * k)]),
  [2, 0],
  [-2, 0],
  [1.5, 0.866],
  [-1.5, -0.866],
  [1.5, -0.866],
  [-1.5, 0.866],
];

/** Atoms on a hexagonal lattice, bonded to their neighbours. */
function molecule(value: number): Drawing {
  const atoms = ATOMS.slice(0, value);
  const at = ([x, y]: Point): Point => [30 + 12.5 * x, 22 + 13.5 * y];
  const lines = [];
  for (const [i, one] of atoms.entries()) {
    for (const other of atoms.slice(0, i)) {
      if (Math.abs(Math.hypot(one[0] - other[0], one[1] - other[1]) - 1) < 0.02) {
        lines.push({ d: path([at(one), at(other)]), width: 1.2, opacity: 0.65 });
      }
    }
  }
  return { lines, dots: atoms.map(at).map(([x, y]) => ({ x, y, r: 3.3, square: false })) };
}

/** Solder pads on one winding trace. */
function circuit(value: number): Drawing {
  const cells: Point[] = [];
  for (let column = 0; column < 5; column++) {
    for (const row of column % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) cells.push([column, row]);
  }
  const used = cells.slice(0, value);
  const offset = (4 - Math.max(...used.map(([column]) => column))) / 2;
  const pads = value === 1 ? [[30, 22] as Point] : used.map(([c, r]): Point => [8 + 11 * (c + offset), 8 + 14 * r]);
  return {
    lines: [{ d: path(pads), width: 1.3, opacity: 0.7 }],
    dots: pads.map(([x, y]) => ({ x, y, r: 3, square: true })),
  };
}

/** Cities round a globe, with routes between them. */
function globe(value: number): Drawing {
  const turn = (i: number): number => (2 * Math.PI * i) / value;
  const city = (i: number): Point => [30 + 18 * Math.sin(turn(i)), 22 - 18 * Math.cos(turn(i))];
  const cities = value === 1 ? [[30, 22] as Point] : Array.from({ length: value }, (_, i) => city(i));
  const lines = [{ d: "M30 4a18 18 0 1 0 .01 0z", width: 1, opacity: 0.6 }];
  const step = Math.max(1, Math.round(value / 2.6));
  if (value > 2) {
    for (let i = 0; i < value; i++) {
      const [one, other] = [city(i), city((i + step) % value)];
      const route = `M${one[0].toFixed(1)} ${one[1].toFixed(1)}Q30 22 ${other[0].toFixed(1)} ${other[1].toFixed(1)}`;
      lines.push({ d: route, width: 0.9, opacity: 0.55 });
    }
  }
  return { lines, dots: cities.map(([x, y]) => ({ x, y, r: 2.9, square: false })) };
}

function path(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}

const DRAWN: Record<Letter, (value: number) => Drawing> = {
  K: book,
  S: molecule,
  T: circuit,
  V: globe,
  W: () => ({ lines: [], dots: [] }),
};

/** Lines of the same kind in one path, and all dots in another. */
function joined({ lines, dots }: Drawing): Art {
  const kinds = new Map<string, Line>();
  for (const line of lines) {
    const [key, before] = [`${line.width} ${line.opacity}`, kinds.get(`${line.width} ${line.opacity}`)];
    kinds.set(key, before ? { ...before, d: before.d + line.d } : line);
  }
  return { lines: [...kinds.values()], dots: dots.map((dot) => (dot.square ? pad(dot.x, dot.y, dot.r) : disc(dot.x, dot.y, dot.r))).join("") };
}

function disc(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A square with round corners. */
function pad(x: number, y: number, r: number): string {
  const [side, round] = [2 * r - 2.4, (dx: number, dy: number) => `a1.2 1.2 0 0 1 ${dx} ${dy}`];
  const edges = [`h${side}`, round(1.2, 1.2), `v${side}`, round(-1.2, 1.2), `h${-side}`, round(-1.2, -1.2), `v${-side}`, round(1.2, -1.2)];
  return `M${(x - r + 1.2).toFixed(1)} ${(y - r).toFixed(1)}${edges.join("")}z`;
}

const made = new Map<string, Art>();

/** The drawing of a card that counts as this. */
export function artOf(letter: Letter, value: number): Art {
  const key = `${letter}${value}`;
  const art = made.get(key) ?? joined(DRAWN[letter](value));
  made.set(key, art);
  return art;
}
