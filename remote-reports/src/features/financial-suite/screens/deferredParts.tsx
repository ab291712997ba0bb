import { CalendarDays, ChevronDown, Plus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { deferredPart } from '@back-office/shared/loading';
import { Button } from '@back-office/shared/ui';
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

type MenuButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** First a placeholder for the menu of widgets, then its trigger. */
export function AddWidgetButton(button: MenuButtonProps) {
  return (
    <Button aria-haspopup="menu" {...button} size="small" icon={<Plus />}>
      Add Widget
    </Button>
  );
}

interface PeriodButtonProps extends MenuButtonProps {
  /** The name of the period, or its days. */
  readonly period: string;
}

/** First a placeholder for the menu of periods, then its trigger. */
export function PeriodButton({ period, ...button }: PeriodButtonProps) {
  return (
    <Button aria-haspopup="menu" {...button} icon={<CalendarDays />}>
      {period}
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
}
