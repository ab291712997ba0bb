import { deferredPart } from '@back-office/shared/loading';
import { ReportFilters } from '../../../parts/ReportFilterBar';

/** The menus use react-aria, so they are in a chunk of their own. */
export const PeriodMenu = deferredPart(() =>
  import(/* webpackChunkName: "financial-suite-menus" */ './PeriodMenu').then((part) => part.PeriodMenu),
);
export const AddWidgetMenu = deferredPart(() =>
  import(/* webpackChunkName: "financial-suite-menus" */ './AddWidgetMenu').then((part) => part.AddWidgetMenu),
);

/** Loads what the merchant is likely to open next. Call it when the page is idle. */
export function preloadParts() {
  void Promise.all([PeriodMenu.preload(), AddWidgetMenu.preload(), ReportFilters.preload()]);
}
