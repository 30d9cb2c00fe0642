// Makes the types of everything that the house sends out of its own schema, so that client and house cannot differ.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import openapiTypes, { astToString } from 'openapi-typescript';

const schemas = new URL('../../docs/schema/', import.meta.url);
const tests = new URL('../../tests/', import.meta.url);
const target = new URL('../src/api/', import.meta.url);
const banner = '// Made by `npm run types` from the schema of the house. Do not change it by hand.\n';

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
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

/** Write out the names that a table may have, where they are listed: it may have each of them. */
function named(schema) {
  if (Array.isArray(schema)) return schema.map(named);
  if (schema === null || typeof schema !== 'object') return schema;
  const whole = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, named(value)]));
  if (!whole.propertyNames?.enum) return whole;
  const { propertyNames, additionalProperties, ...rest } = whole;
  return { ...rest, properties: Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties])) };
}

write(
  'http.gen.ts',
  astToString(await openapiTypes(read(new URL('openapi.json', schemas)), { defaultNonNullable: false })),
);

const described = readdirSync(schemas)
  .filter((file) => file !== 'openapi.json')
  .map((file) => [file.replace(/\.json$/, ''), new URL(file, schemas)]);
// A game that is made for the tests has its schema beside it.
const guests = readdirSync(tests)
  .map((name) => [name, new URL(`${name}/schema.json`, tests)])
  .filter(([, file]) => existsSync(file));

for (const [name, file] of [...described, ...guests]) {
  const { title: _, ...schema } = named(untitled(read(file)));
  const text = await compile(schema, `${name[0].toUpperCase()}${name.slice(1)}Schema`, {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
  });
  write(`${name}.gen.ts`, text);
}
