import { CalendarDays, ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '@back-office/shared/ui';

interface PeriodButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
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
