import fc from 'fast-check';
import { addDays, sumOf, type Cents, type DayRange } from '@back-office/shared/format';
import { channels, groupByChoices, locations, timeRanges, type Scope } from '@back-office/shared/ledger';
import { scopeOf } from '@back-office/shared/ledger/testing';
import { effort } from '@back-office/shared/testing/effort';
import { collectedBars, collectedParts } from './collectedParts';
import { deferredLineIds, figureOf, groupFigures, rowsOnLine } from './deferredLines';
import { gridLines } from './gridColumns';
import { earlierStory, shownStory } from './scenario';
import { scenarios } from './scenarioGroups';
import { scenarioReport, type ScenarioSection } from './scenarioReport';
import { scenarioRollForward } from './rollForward';
import type { TimeSteps } from '../../../domain/reportControls';
import { stepsOf } from './steps';

const today = '2026-11-23';
const anyRange: fc.Arbitrary<DayRange> = fc
  .tuple(fc.integer({ min: -90, max: 60 }), fc.nat(120))
  .map(([start, more]) => ({ from: addDays('2025-07-05', start), to: addDays('2025-07-05', start + more) }));
const anyScenario = fc.constantFrom(...scenarios);
const anySteps = fc.constantFrom<TimeSteps>('Hourly', 'Daily', 'Weekly', 'Monthly');
const anyGroup = fc.constantFrom(...groupByChoices);
const anyScope = fc
  .record({
    dateRange: anyRange,
    location: fc.constantFrom('All' as const, ...locations),
    timeframe: fc.constantFrom(...timeRanges),
  })
  .map(scopeOf);

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, cents) => total + cents, 0);

test('steps, groups and both together add up to every figure', () => {
  fc.assert(
    fc.property(anyScenario, anyScope, anyGroup, anySteps, (scenario, scope, groupBy, granularity) => {
      const { rows } = scenarioReport(scenario, scope);
      const steps = stepsOf(rows, scope.range, granularity, today);
      expect(sum(steps.map((step) => step.rows.length))).toBe(rows.length);
      for (const line of gridLines(scenario)) {
        const whole = figureOf(line, rows);
        expect([line, sum(steps.map((step) => figureOf(line, step.rows)))]).toEqual([line, whole]);
        expect([line, sum([...groupFigures(line, rows, groupBy).values()])]).toEqual([line, whole]);
        for (const step of steps)
          expect(sum([...groupFigures(line, step.rows, groupBy).values()])).toBe(figureOf(line, step.rows));
      }
    }),
    { numRuns: effort(10, 60) },
  );
});

test('locations, times of day and channels add up to the scenario', () => {
  fc.assert(
    fc.property(anyScenario, anyRange, (scenario, range) => {
      const figures = (filters: Scope['filters']) => {
        const { rows } = scenarioReport(scenario, { range, filters });
        return deferredLineIds.map((line) => figureOf(line, rows));
      };
      const added = (parts: readonly (readonly Cents[])[]) =>
        deferredLineIds.map((_, line) => sum(parts.map((part) => part[line] ?? NaN)));
      expect(added(locations.map((location) => figures([{ field: 'location', values: [location] }])))).toEqual(
        figures([]),
      );
      const inChannel = (channel: string) => figures([{ field: 'channel', values: [channel] }]);
      expect(added(channels.map(inChannel))).toEqual(figures([]));
      expect(
        added(timeRanges.slice(1).map((timeframe) => figures([{ field: 'part-of-day', values: [timeframe] }]))),
      ).toEqual(figures([]));
    }),
    { numRuns: effort(8, 40) },
  );
});

test('both columns of the report end with the same amount, and totals are the sums of their lines', () => {
  fc.assert(
    fc.property(anyScenario, anyScope, (scenario, scope) => {
      const { rows, salesSections, paymentSections } = scenarioReport(scenario, scope);
      const [, deferred, result] = salesSections;
      const [payments, methods] = paymentSections;
      const collected = figureOf('total-collected', rows);
      const lines = (section: ScenarioSection | undefined) => sum((section?.lines ?? []).map(({ amount }) => amount));
      expect(collected).toBe(sum(rows.map(({ totalCollected }) => totalCollected)));
      expect(result?.total?.amount).toBe(collected);
      expect(figureOf('net-sales', rows) + lines(deferred)).toBe(collected);
      expect(lines(payments)).toBe(collected);
      expect(lines(methods)).toBe(collected);
      expect(figureOf('total-collected', rows) + figureOf('fees', rows)).toBe(figureOf('net-total', rows));
    }),
    { numRuns: effort(40, 100) },
  );
});

test('gauge and chart show the total collected', () => {
  fc.assert(
    fc.property(
      anyScenario,
      anyScope,
      anyGroup,
      fc.option(anySteps, { nil: undefined }),
      (scenario, scope, groupBy, granularity) => {
        const { rows } = scenarioReport(scenario, scope);
        const collected = figureOf('total-collected', rows);
        expect(sum(collectedParts(rows).map(({ value }) => value))).toBe(collected);
        const { series, bars } = collectedBars(rows, scope.range, granularity, { groupBy, today });
        expect(sumOf(bars.flatMap(({ values }) => values))).toBe(collected);
        for (const { values } of bars) expect(values).toHaveLength(series.length);
      },
    ),
    { numRuns: effort(40, 100) },
  );
});

test('the rows of a line have its figure', () => {
  for (const { story } of scenarios)
    for (const line of deferredLineIds.filter((id) => id !== 'processing-fee'))
      expect([line, figureOf(line, rowsOnLine(line, story))]).toEqual([line, figureOf(line, story)]);
});

test('every roll-forward closes, continues the one before, and explains the deferred lines', () => {
  fc.assert(
    fc.property(anyScenario, anyRange, (scenario, range) => {
      const earlier = earlierStory(scenario, range);
      const shown = shownStory(scenario, range);
      const { deposits, giftCards, total } = scenarioRollForward(earlier, shown);
      for (const flow of [deposits, giftCards, total])
        expect(flow.closing).toBe(sumOf([flow.opening, flow.collected, flow.redeemed, flow.refunded]));
      const before = scenarioRollForward([], earlier);
      expect([deposits.opening, giftCards.opening]).toEqual([before.deposits.closing, before.giftCards.closing]);
      expect(total.closing).toBe(sumOf([deposits.closing, giftCards.closing]));
      expect(deposits.collected).toBe(figureOf('partial-payments', shown));
      expect(deposits.redeemed).toBe(figureOf('deposit-redeemed', shown));
      expect(giftCards.collected).toBe(figureOf('gift-card-sales', shown));
      expect(giftCards.refunded).toBe(figureOf('gc-refund', shown));
      expect(giftCards.redeemed).toBe(0 - figureOf('gift-card', shown));
    }),
    { numRuns: effort(50, 100) },
  );
  for (const { id, story } of scenarios) expect([id, scenarioRollForward([], story).deposits.closing]).toEqual([id, 0]);
});
