import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// While developing, pages come from here and everything else from a house: `bedesten serve --port 8470`.
const house = process.env['BEDESTEN_HOUSE'] ?? 'http://127.0.0.1:8470';

const proxy = { '/api': { target: house }, '/ws': { target: house, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bedesten/house/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy,
  },
  preview: { port: 4173, strictPort: true, proxy },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});
