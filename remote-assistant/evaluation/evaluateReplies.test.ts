import { development } from './development';
import { evaluate } from './evaluate';
import { heldOut } from './heldOut';

/** `pnpm evaluate-replies` runs this file alone and prints the scores. */
const isCommand = process.env['npm_lifecycle_event'] === 'evaluate-replies';

test.each([
  ['development', development, 80, 1],
  ['held out', heldOut, 0, 0.9],
])('the %s phrasings are answered without a wrong figure', async (name, phrasings, atLeast, share) => {
  const { asked, answered, wrongFigures, failures } = await evaluate(phrasings);
  if (isCommand) {
    const percent =
      asked === 0 ? 'no phrasings yet' : `${answered} of ${asked} answered (${((answered / asked) * 100).toFixed(1)}%)`;
    process.stdout.write(`${name}: ${percent}, ${wrongFigures} with a wrong figure\n`);
    for (const failure of failures) process.stdout.write(`  ${failure}\n`);
  }
  expect(asked).toBeGreaterThanOrEqual(atLeast);
  expect({ wrongFigures, missed: answered < asked * share ? failures : [] }).toEqual({ wrongFigures: 0, missed: [] });
});
