import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { shiftRange } from '@back-office/shared/format';
import { writeRange } from '@back-office/shared/ledger';
import { choicesIn, withChosen } from '../../../domain/reportControls';
import {
  defaultDeferredRange,
  deferredControls,
  quickSelects,
  viewOf,
  withGroup,
  withoutScenario,
  withScenario,
} from './deferredParams';
import { scenarioGroups, scenarios } from './scenarioGroups';

const paramsOf = (search: string) => new URLSearchParams(search);

test('without parameters nothing is selected, and the range is July 29 to 30', () => {
  expect(viewOf(paramsOf(''))).toMatchObject({
    scenario: undefined,
    group: undefined,
    kind: 'Invoices',
    scope: { range: { from: '2025-07-29', to: '2025-07-30' }, filters: [] },
    granularity: 'Summary',
    display: 'Table',
  });
});

test.each(['scenario=nothing', 'scenarios=nothing', 'report=never&view=&location=Mars', 'from=2025-07-05'])(
  '?%s reads like an address without it',
  (search) => expect(viewOf(paramsOf(search))).toEqual(viewOf(paramsOf(''))),
);

test('every scenario and every choice is read back from its address', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...scenarios),
      fc.tuple(...deferredControls.map(({ choices }) => fc.constantFrom(...choices))),
      ({ id }, chosen) => {
        const params = deferredControls.reduce(
          (all, control, index) => withChosen(all, control, chosen[index] ?? ''),
          paramsOf(''),
        );
        const address = withScenario(params, id);
        expect(viewOf(address).scenario?.id).toBe(id);
        expect(Object.values(choicesIn(address, deferredControls))).toEqual(chosen);
      },
    ),
    { numRuns: effort(40, 100) },
  );
});

test('choosing a group clears the scenario; the range and the filters stay', () => {
  const params = withScenario(paramsOf('from=2025-07-05&to=2025-07-05&report=daily&line=card&txn=INV-1'), 'gift-card');
  const next = withGroup(params, 'appointments-deposits');
  expect(next.toString()).toBe('from=2025-07-05&to=2025-07-05&report=daily&scenarios=appointments-deposits');
  expect(viewOf(next)).toMatchObject({ scenario: undefined, kind: 'Appointments' });
});

test('Appointments stays chosen beside a group that is offered for both', () => {
  const appointments = withGroup(paramsOf(''), 'appointments-deposits');
  expect(viewOf(withScenario(appointments, 'gift-card')).kind).toBe('Appointments');
  expect(viewOf(withScenario(withScenario(appointments, 'gift-card'), 'deposit-day')).kind).toBe('Appointments');
  expect(viewOf(withScenario(withScenario(appointments, 'gift-card'), 'deposit-payment')).kind).toBe('Invoices');
  expect(withScenario(appointments, 'appointment-full-cycle').get('kind')).toBeNull();
  expect(withoutScenario(withScenario(appointments, 'gift-card')).toString()).toBe('');
  for (const { id, kind } of scenarioGroups.filter((group) => group.kind !== undefined))
    expect(viewOf(withGroup(appointments, id)).kind).toBe(kind);
});

test('the quick selects are July 5, July 10 and July 5 to 15, and the arrows move by the length of the range', () => {
  expect(quickSelects.map(({ label, range }) => [label, range.from, range.to])).toEqual([
    ['Deposit day', '2025-07-05', '2025-07-05'],
    ['Remaining payment', '2025-07-10', '2025-07-10'],
    ['Full cycle', '2025-07-05', '2025-07-15'],
  ]);
  expect(shiftRange(defaultDeferredRange, 1)).toEqual({ from: '2025-07-31', to: '2025-08-01' });
  expect(writeRange(paramsOf('from=1&to=2'), defaultDeferredRange, defaultDeferredRange).toString()).toBe('');
});
