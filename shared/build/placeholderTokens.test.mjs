import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { tokensOf } from './placeholderTokens.mjs';

const source = (file) => readFileSync(join(import.meta.dirname, '../src', file), 'utf8');

test('of the tokens, embed.js has those that its placeholder uses, in both themes', () => {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const { outputText } = ts.transpileModule(source('theme/tokens.ts'), { compilerOptions: options });
  const styles = source('area/embed/placeholder.ts');
  const all = run(outputText);
  const kept = run(tokensOf(outputText, styles));
  const used = [...new Set([...styles.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name))];
  for (const theme of ['light', 'dark']) {
    const values = used.map((name) => [name, all[theme][name] ?? all.fixed[name]]);
    expect({ ...kept[theme], ...kept.fixed }).toMatchObject(Object.fromEntries(values));
    expect(Object.keys(kept[theme]).filter((name) => !used.includes(name))).toEqual([]);
  }
});

function run(script) {
  const module = { exports: {} };
  new Function('exports', script)(module.exports);
  return module.exports;
}
