import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * Compiles each file once per worker. Jest compiles it again for each test file that loads it: half of the time of loading
 * a screen. Each test file still runs the code in a context of its own.
 *
 * V8 also forgets what it compiled of a function that was not called for a few garbage collections, and a worker has many of them
 * until the next test file calls it: decision 0027.
 */
export function compileOnce() {
  if (isInstalled) return;
  isInstalled = true;
  v8.setFlagsFromString('--no-flush-bytecode');
  const { compileFunction } = vm;
  vm.compileFunction = (source, parameters, options) => {
    const { filename, parsingContext } = options ?? {};
    if (!filename || !parsingContext) return compileFunction(source, parameters, options);
    return scriptOf(filename, source, parameters.join(', ')).runInContext(parsingContext);
  };
}

let isInstalled = false;

/** File → what was compiled last. */
const compiled = new Map();

function scriptOf(filename, source, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  const head = `(function (${parameters}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, parameters, script });
  return script;
}
