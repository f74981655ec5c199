import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it; while working on it, `npm run dev` asks a running server.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/techdeck/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/live": { target: "ws://127.0.0.1:8000", ws: true } } },
});
