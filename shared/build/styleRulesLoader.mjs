import { join } from 'node:path';

const nestMedia = join(import.meta.dirname, 'runtime/nestMedia.mjs');

/** webpack loader that has styled-components insert what `nestMedia` makes of its rules: decision 0025. */
export default function styleRulesLoader(source) {
  const nesting = source.replace(/rulesheet\((\w+)=>(\w+)\.push\(\1\)\)/, 'rulesheet($1=>$2.push(...nestMedia($1)))');
  return `import { nestMedia } from ${JSON.stringify(nestMedia)};\n${nesting}`;
}
