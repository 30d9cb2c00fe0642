import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// While developing, pages come from here and everything else from a house: `bedesten serve --port 8470`.
const house = process.env['BEDESTEN_HOUSE'] ?? 'http://127.0.0.1:8470';

const proxy = { '/api': { target: house }, '/ws': { target: house, ws: true } };

const inRem = (px: string) => `${Number.parseFloat(px) / 16}rem`;

/** Packs what packs well beside itself, once and as small as it gets: the house sends what a browser takes. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const files = Object.values(bundle).map((file) => ({
      path: join(dir ?? '', file.fileName),
      content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    }));
    const worthIt = files.filter(({ path, content }) => /\.(css|html|js|svg)$/.test(path) && content.length >= 1024);
    await Promise.all(
      worthIt.flatMap(async ({ path, content }) => [
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
        await writeFile(
          `${path}.br`,
          await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        ),
      ]),
    );
  },
};

export default defineConfig({
  plugins: [svelte(), packed],
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
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy,
  },
  preview: { port: 4173, strictPort: true, proxy },
  test: {
    include: ['src/**/*.test.ts', 'stories/kit/*.test.ts'],
    environment: 'node',
  },
});
