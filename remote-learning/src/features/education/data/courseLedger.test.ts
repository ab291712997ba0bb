import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { addDays } from '@back-office/shared/format';
import {
  createLedger,
  localLedgerPort,
  measureIds,
  type FiguresAnswer,
  type MeasureId,
} from '@back-office/shared/ledger';
import { lessons } from '@back-office/shared/routes';
import { calculate, defaultInputs } from '../domain/calculate';
import { moduleOf } from '../domain/course';
import { exampleScope } from '../domain/example';
import { noScope, withFigures } from '../domain/figures';
import { courseAmount, ownExampleFigures, ownInputs, type LedgerFigures } from '../domain/ownFigures';
import { courses } from './courses/courses';

function fail(problem: unknown): never {
  throw new Error(JSON.stringify(problem));
}

const anyPeriod = fc
  .record({ seed: fc.nat(), revision: fc.nat(20), first: fc.nat(700), days: fc.integer({ min: 1, max: 21 }) })
  .map(({ seed, revision, first, days }): LedgerFigures => {
    const from = addDays('2024-06-01', first);
    const port = localLedgerPort(createLedger({ seed, revision }));
    const range = { from, to: addDays(from, days - 1) };
    return (port.figures({ range, filters: [], measures: measureIds }) as FiguresAnswer).total.figures;
  });

function shownAs(id: MeasureId, figures: LedgerFigures) {
  return courseAmount(id, Number(figures[id]));
}

describe.each(courses)('$outline.title, with the figures of any period', ({ outline, load }) => {
  test('results equal the figures of the report', async () => {
    const { sections } = moduleOf(outline, (await load()).content);
    const figuresOf = new Map(sections.map(({ id, figures }) => [id, withFigures(noScope, figures, fail)]));
    const examples = sections.flatMap(({ id, examples: all = [] }) => all.map((example) => ({ id, example })));
    const calculators = sections.flatMap(({ calculator }) => calculator ?? []);
    fc.assert(
      fc.property(anyPeriod, (figures) => {
        for (const { id, example } of examples) {
          const { ledger } = example;
          if (ledger?.result === undefined) continue;
          const own = ownExampleFigures(example.figures, ledger, figures);
          const scope = exampleScope(example, figuresOf.get(id) ?? noScope, () => undefined, own);
          expect([example.id, scope.get('result')?.value]).toEqual([example.id, shownAs(ledger.result, figures)]);
        }
        for (const calculator of calculators) {
          const { id, ledger } = calculator;
          if (ledger?.result === undefined) continue;
          const inputs = { ...defaultInputs(calculator), ...ownInputs(ledger, figures) };
          // On a closed day a share of zero sales is reported; the result stands.
          const outputs = calculate(calculator, inputs, () => undefined);
          expect([id, outputs.at(-1)?.value]).toEqual([id, shownAs(ledger.result, figures)]);
        }
      }),
      { numRuns: effort(20, 40) },
    );
  });
});

test('every line of a report that names a section names one that exists, by its title', () => {
  const known = courses.flatMap(({ outline }) =>
    outline.sections.map(({ id, title }) => ({ module: outline.id, section: id, title })),
  );
  for (const lesson of Object.values(lessons)) expect(known).toContainEqual(lesson);
});

test('the four courses have the agreed durations and levels', () => {
  expect(courses.map(({ outline }) => [outline.duration, outline.difficulty])).toEqual([
    [20, 'Beginner'],
    [30, 'Intermediate'],
    [15, 'Beginner'],
    [25, 'Beginner'],
  ]);
});
