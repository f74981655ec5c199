/** The words with a capital at their beginning, as a button has them; a square of the chess board keeps its small letter. */
export function sentence(words: string): string {
  return /^[a-f][1-6]\b/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is asked, up to its question mark, and what is said after it. */
export function halves(words: string): [string, string] {
  const at = words.indexOf("? ");
  return at < 0 ? [words, ""] : [words.slice(0, at + 1), words.slice(at + 2)];
}

/** After a vowel, or after a consonant that belongs to it; what one begins a syllable with stays together: "sci", "gra". */
const SPLIT = /[aeiouy](?:(?!s[cpt]|[cpst]h|[bcdfgkpt][lr])[b-df-hj-np-tvwxz])?(?=(?:s[cpt]|[cpst]h|[bcdfgkpt][lr]|[b-df-hj-np-tvwxz])[aeiouy])/g;

/** Long words may be divided in their middle, so that names fit on small cards. */
export function divisible(name: string): string {
  return name.replace(/\w{11,}/g, (word) => {
    const places = [...word.matchAll(SPLIT)].map((found) => found.index + found[0].length);
    const middle = places.filter((at) => at >= 4 && at <= word.length - 4).sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))[0];
    return middle === undefined ? word : `${word.slice(0, middle)}\u00ad${word.slice(middle)}`;
  });
}
