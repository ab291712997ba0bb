import type { DayRange } from '@back-office/shared/format';
import { readFigures, type FiguresView, type Scope } from '@back-office/shared/ledger';
import { fromSlug, slugOf, withParams } from '@back-office/shared/url';
import { filterFields } from '../../../domain/filterFields';
import {
  chosenIn,
  fieldControl,
  filterBar,
  reportControls,
  scopeIn,
  type Display,
} from '../../../domain/reportControls';
import { deferredLineIds, type DeferredLineId } from './deferredLines';
import { scenarioKinds, type Scenario, type ScenarioGroup, type ScenarioKind } from './scenario';
import { scenarioGroups } from './scenarioGroups';
import { depositDay, refundDay, remainingDay } from './stories';

/** July 29 to 30, 2025. */
export const defaultDeferredRange: DayRange = { from: '2025-07-29', to: '2025-07-30' };

/** The ranges of the three buttons below the title. */
export const quickSelects: readonly { readonly label: string; readonly range: DayRange }[] = [
  { label: 'Deposit day', range: { from: depositDay, to: depositDay } },
  { label: 'Remaining payment', range: { from: remainingDay, to: remainingDay } },
  { label: 'Full cycle', range: { from: depositDay, to: refundDay } },
];

export const displayControl = { ...reportControls.view, default: 'Table' } as const;

/**
 * The filter bar of a scenario. Its roll-forward ignores the filters. The scenarios are stories of the sample, so their fields
 * have no other values.
 */
export const deferredControls = filterBar(
  filterFields.deferredSales.map((field) => ({ ...fieldControl(field), isOpen: false })),
  displayControl,
);

/** What the report shows. It is kept in the address. */
export interface DeferredView extends Pick<FiguresView, 'groupBy' | 'granularity'> {
  /** `undefined` until one is selected. */
  readonly scenario: Scenario | undefined;
  /** The group of the scenario, or the one that was chosen last. */
  readonly group: ScenarioGroup | undefined;
  readonly kind: ScenarioKind;
  readonly scope: Scope;
  readonly display: Display;
}

/** The view of an address such as `?scenario=gift-card&report=daily`. Missing and unknown values are the default. */
export function viewOf(params: URLSearchParams): DeferredView {
  const { granularity, groupBy } = readFigures(params);
  const id = params.get('scenario');
  const holder = scenarioGroups.find(({ scenarios }) => scenarios.some((each) => each.id === id));
  const group = holder ?? scenarioGroups.find((each) => each.id === params.get('scenarios'));
  return {
    scenario: holder?.scenarios.find((each) => each.id === id),
    group,
    kind: group?.kind ?? fromSlug(scenarioKinds, params.get('kind')) ?? 'Invoices',
    scope: scopeIn(params, deferredControls, defaultDeferredRange),
    groupBy,
    granularity,
    display: chosenIn<Display>(params, displayControl),
  };
}

const nothingOpen = {
  scenario: undefined,
  scenarios: undefined,
  kind: undefined,
  line: undefined,
  detail: undefined,
  txn: undefined,
};

/** The same address with a scenario. */
export function withScenario(params: URLSearchParams, id: string): URLSearchParams {
  return withOpened(params, { scenario: id });
}

/** The same address with a group of scenarios and none of them selected. */
export function withGroup(params: URLSearchParams, id: string): URLSearchParams {
  return withOpened(params, { scenarios: id });
}

/** The same address without scenario, group and everything that is open. */
export function withoutScenario(params: URLSearchParams): URLSearchParams {
  return withParams(params, nothingOpen);
}

/** The line whose rows a drill-down page lists. */
export function lineOf(params: URLSearchParams): DeferredLineId | undefined {
  return fromSlug(deferredLineIds, params.get('line'));
}

/** The kind is kept beside a group that is offered for both. */
function withOpened(params: URLSearchParams, opened: { readonly scenario: string } | { readonly scenarios: string }) {
  const { kind } = viewOf(params);
  const next = withParams(params, { ...nothingOpen, ...opened });
  const isNeeded = kind !== 'Invoices' && viewOf(next).group?.kind === undefined;
  return isNeeded ? withParams(next, { kind: slugOf(kind) }) : next;
}
