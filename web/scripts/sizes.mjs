// Says what the first visit of the front page and of a table costs, compressed; fails above the limit.
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 250;
const assets = new URL('../../src/bedesten/house/pages/assets/', import.meta.url);
const page = readFileSync(new URL('../index.html', assets), 'utf8');
const files = readdirSync(assets).map((name) => {
  const body = readFileSync(new URL(name, assets));
  const isFont = name.endsWith('.woff2');
  return {
    name,
    gzip: isFont ? body.length : gzipSync(body, { level: 9 }).length,
    brotli: isFont ? body.length : brotliCompressSync(body).length,
  };
});
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
for (const file of files.sort((one, other) => other.gzip - one.gzip)) {
  const first = page.includes(file.name) ? 'first' : '';
  console.log(`${kB(file.gzip)} kB gzip ${kB(file.brotli)} kB brotli  ${file.name} ${first}`);
}
const all = files.reduce((sum, file) => sum + file.gzip, 0) / 1000;
console.log(
  `${all.toFixed(1)} kB gzip in all, with everything that is loaded later; the limit of a first load is ${LIMIT} kB.`,
);
if (
  all > LIMIT &&
  files.filter((file) => page.includes(file.name)).reduce((sum, file) => sum + file.gzip, 0) / 1000 > LIMIT
) {
  process.exitCode = 1;
}
