// Makes the types of everything that the house sends out of its own schema, so that client and house cannot differ.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import openapiTypes, { astToString } from 'openapi-typescript';

const schemas = new URL('../../docs/schema/', import.meta.url);
const target = new URL('../src/api/', import.meta.url);
const banner = '// Made by `npm run types` from docs/schema. Do not change it by hand.\n';

function read(name) {
  return JSON.parse(readFileSync(new URL(name, schemas), 'utf8'));
}

function write(name, text) {
  writeFileSync(new URL(name, target), banner + text);
}

/** Drop the titles of properties: each of them would become a type of its own. */
function untitled(schema, top = true) {
  if (Array.isArray(schema)) return schema.map((one) => untitled(one, false));
  if (schema === null || typeof schema !== 'object') return schema;
  const { title, ...rest } = schema;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === '$defs' || key === 'properties'
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, untitled(one, key === '$defs')]))
        : untitled(value, false),
    ]),
  );
  return top && title ? { title, ...inner } : inner;
}

write('http.gen.ts', astToString(await openapiTypes(read('openapi.json'), { defaultNonNullable: false })));

for (const file of readdirSync(schemas)) {
  if (!file.endsWith('.json') || file === 'openapi.json') continue;
  const name = file.replace(/\.json$/, '');
  const { title: _, ...schema } = untitled(read(file));
  const text = await compile(schema, `${name[0].toUpperCase()}${name.slice(1)}Schema`, {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
  });
  write(`${name}.gen.ts`, text);
}
