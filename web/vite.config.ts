import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// While developing, pages come from here and everything else from a house: `bedesten serve --port 8470`.
const house = process.env['BEDESTEN_HOUSE'] ?? 'http://127.0.0.1:8470';

const proxy = { '/api': { target: house }, '/ws': { target: house, ws: true } };

const inRem = (px: string) => `${Number.parseFloat(px) / 16}rem`;

export default defineConfig({
  plugins: [svelte()],
  css: {
    postcss: {
      // Letters as large as somebody has set them in the browser: text is written in px and sent in rem.
      plugins: [
        {
          postcssPlugin: 'text-in-rem',
          Declaration: {
            'font-size': (size) => {
              size.value = size.value.replace(/^[\d.]+px$/, inRem);
            },
            font: (font) => {
              font.value = font.value.replace(/(?<=^|[\s/])[\d.]+px(?=[\s/])/g, inRem);
            },
          },
        },
      ],
    },
  },
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
