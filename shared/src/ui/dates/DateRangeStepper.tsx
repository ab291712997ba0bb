import { Calendar, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { firstDay, formatRange, shortDayAndYear, type Day } from '@back-office/shared/format';
import { IconButton, Row, VisuallyHidden } from '@back-office/shared/ui';
import { boxStyle, color, gridStyle, media, motion, shadow, size, space } from '@back-office/shared/theme';
import { stepRange } from './presets';
import { useRangePicker, type DateRangeProps } from './useRangePicker';

export type DateRangeStepperProps = DateRangeProps;

/**
 * A date range with buttons that step back and forward by its length, up to today; the range opens the picker. It is as
 * wide as the longest range, so that the buttons stay under the pointer; on phones it has the width of its row.
 */
export function DateRangeStepper(props: DateRangeStepperProps) {
  const { label, value, onChange, today } = props;
  const { triggerProps, picker } = useRangePicker(props);
  const [hasStepped, setStepped] = useState(false);

  function step(direction: -1 | 1) {
    const next = stepRange(value, direction, today);
    return {
      unavailable: next ? undefined : endOf(direction, today),
      onClick() {
        setStepped(true);
        if (next) onChange(next);
      },
    };
  }

  return (
    <Group role="group" aria-label={label}>
      <Arrow label="Previous period" icon={<ChevronLeft />} {...step(-1)} />
      <Range {...triggerProps} type="button">
        <Row as="span" gap={2}>
          <Calendar size={16} aria-hidden />
          {formatRange(value)}
        </Row>
      </Range>
      <Arrow label="Next period" icon={<ChevronRight />} {...step(1)} />
      {/* The focus stays on the button, so the new range must be announced. */}
      <VisuallyHidden aria-live="polite">{hasStepped && `Showing ${formatRange(value)}`}</VisuallyHidden>
      {picker}
    </Group>
  );
}

function endOf(direction: -1 | 1, today: Day) {
  return direction === -1
    ? `Dates begin on ${shortDayAndYear(firstDay)}`
    : `Sales end today, ${shortDayAndYear(today)}`;
}

const Group = styled.div`
  position: relative;
  ${gridStyle({ columns: 'auto minmax(0, 1fr) auto', inline: true, shrink: true, maxWidth: '100%', round: 'md' })}
  height: ${size.control};
  border: 1px solid ${color.borderStrong};
  background-color: ${color.bgRaised};
  box-shadow: ${shadow.control};

  ${media.phone} {
    display: grid;
    width: 100%;
  }
`;

const Arrow = styled(IconButton)`
  height: 100%;
  border: 0;
  border-radius: 7px;

  &:focus-visible {
    z-index: 1;
  }
`;

const Range = styled.button`
  position: relative;
  ${gridStyle({ columns: 'minmax(0, auto)', size: 'sm', weight: 'medium', tabular: true, nowrap: true, pad: ['0px', 3], shrink: true })}
  place-content: center;
  justify-items: center;
  border-inline: 1px solid ${color.borderStrong};
  transition: background-color ${motion.fast};

  &:is(:hover, [aria-expanded='true']) {
    background-color: ${color.bgHover};
  }

  &:focus-visible {
    z-index: 1;
  }

  svg {
    color: ${color.textMuted};
  }

  /* The widest range, invisible below the real one, keeps the width. */
  &::after {
    height: 0;
    ${boxStyle({ clip: true, padStart: '24px' })}
    visibility: hidden;
    white-space: nowrap;
    content: 'Dec 28, 2024 – Nov 28, 2025';
  }

  /* A range of two years takes two lines where it does not fit. */
  ${media.phone} {
    padding: 0 ${space[1]};
    font: var(--weight-medium) var(--size-xs) / 16px var(--font);
    white-space: normal;
    text-wrap: balance;

    svg {
      display: none;
    }
  }
`;
