import { register } from 'node:module';
import { parseArgs } from 'node:util';

register('../typescript/hooks.mjs', import.meta.url);

const usage = 'Usage: pnpm ledger-conformance URL [--token TOKEN] [--questions 200] [--seed 1] [--rows 20000]';

/**
 * `ledger-conformance URL --token TOKEN`: asks a server of a ledger what the product asks and prints what is wrong, see
 * `docs/connecting.md`. Exit code: 0 if nothing is, 1 if a check failed, 2 if nothing could be checked.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      questions: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      rows: { type: 'string', default: '20000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const [url, ...others] = positionals;
  const [questions, seed, maxRows] = [values.questions, values.seed, values.rows].map(Number);
  const isUsable = URL.canParse(url ?? '') && others.length === 0 && [questions, seed, maxRows].every(Number.isInteger);
  if (!isUsable) throw new Error(usage);
  const { checkServer } = await import('../../src/ledger/http/conformance.ts');
  const results = await checkServer({ url, token: values.token, questions, seed, maxRows, onResult: print });
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  console.log(failed === 0 ? `\n${results.length} checks passed.` : `\n${failed} of ${results.length} checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

function print({ name, problem, note }) {
  if (problem !== undefined) console.log(`FAILED  ${name}\n        ${problem}`);
  else console.log(`passed  ${name}${note ? ` (${note})` : ''}`);
}
