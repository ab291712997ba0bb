import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import type { Day } from '@back-office/shared/format';
import { boxStyle, centered, color, radius, textStyle, withoutRing } from '@back-office/shared/theme';

interface DayCellProps {
  readonly date: CalendarDate;
  readonly today: Day;
}

/** One day of a month. Today is the store's day; react-aria would mark and announce the computer's. */
export function DayCell({ date, today }: DayCellProps) {
  const isToday = date.toString() === today;
  return (
    <Cell
      date={date}
      render={(attributes) => {
        const name = attributes['aria-label']?.replace(/^Today, /, '');
        return (
          <div
            {...attributes}
            aria-label={isToday ? `Today, ${name}` : name}
            aria-current={isToday ? 'date' : undefined}
          />
        );
      }}
    />
  );
}

const Cell = styled(CalendarCell)`
  ${centered}
  ${textStyle({ size: 'sm', tabular: true, height: '100%', round: 'md', relative: true })}
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: default;
  }

  &[data-hovered] {
    background-color: ${color.bgHover};
  }

  /* A band across the weeks, rounded at both ends of the range and of each week. */
  &[data-selected] {
    border-radius: 0;
    background-color: ${color.accentSubtle};

    @media (forced-colors: active) {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  td:first-child > &[data-selected] {
    border-start-start-radius: ${radius.md};
    border-end-start-radius: ${radius.md};
  }

  td:last-child > &[data-selected] {
    border-start-end-radius: ${radius.md};
    border-end-end-radius: ${radius.md};
  }

  &&:is([data-selection-start], [data-selection-end]) {
    ${textStyle({ ground: 'accent', weight: 'strong' })}
    color: ${color.onAccent};
  }

  &&[data-selection-start] {
    border-start-start-radius: ${radius.md};
    border-end-start-radius: ${radius.md};
  }

  &&[data-selection-end] {
    border-start-end-radius: ${radius.md};
    border-end-end-radius: ${radius.md};
  }

  &[aria-current]::after {
    position: absolute;
    bottom: 4px;
    ${boxStyle({ square: '4px', round: 'full' })}
    background-color: currentcolor;
    content: '';
  }

  /* Script focuses days even after a press; the ring is for the keyboard only. */
  ${withoutRing}

  &&&[data-focus-visible] {
    z-index: 1;
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
