import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { addDays, isInRange, shortDay, shortDayAndYear, type Day, type DayRange } from '@back-office/shared/format';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { color, rowStyle, space, tabular, textStyle } from '@back-office/shared/theme';
import { Button, controlStyle, FieldFrame, Grid, IconButton, Popover, Row, Text } from '@back-office/shared/ui';
import { checkTypedDay, dayPresetsOf, sampleDay } from '../domain/dashboardDay';
import type { ChooseDay } from '../state/useDashboardDay';

interface DayPickerProps {
  readonly day: Day;
  readonly today: Day;
  readonly days: DayRange;
  readonly choose: ChooseDay;
}

/** The Date chip, between buttons for the previous and the next day. */
export function DayPicker({ day, today, days, choose }: DayPickerProps) {
  const presets = [...dayPresetsOf(today), ...(useIsSampleLedger() ? [sampleDay] : [])];
  const step = (count: number) => {
    const next = addDays(day, count);
    const isShown = isInRange(next, days);
    return { unavailable: isShown ? undefined : reasonAgainst(count), onClick: () => choose(next) };
  };
  return (
    <Row align="stretch" fixed on="screen" role="group" aria-label="Date">
      <Previous variant="secondary" label="Previous day" icon={<ChevronLeft />} {...step(-1)} />
      <Popover
        label="Choose a day"
        align="end"
        trigger={(trigger) => (
          <Chip {...trigger}>
            <Text size="sm" tone="secondary" weight="regular">
              Date
            </Text>{' '}
            <Text weight="strong" textAlign="start" fill>
              {shortDay(day)}
            </Text>
            <ChevronDown aria-hidden />
          </Chip>
        )}
      >
        {(close) => (
          <Grid
            as="form"
            gap={3}
            width="300px"
            maxWidth="100%"
            onSubmit={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <DayField {...{ day, days, choose }} />
            <Presets aria-label="Periods">
              {presets.map((preset) => (
                <li key={preset.label}>
                  <Button
                    size="small"
                    aria-pressed={preset.day === day}
                    onClick={() => {
                      choose(preset.day);
                      close();
                    }}
                  >
                    {preset.label}
                  </Button>
                </li>
              ))}
            </Presets>
            <Row gap={2} align="stretch" wrap>
              <Button size="small" {...step(-7)}>
                Previous week
              </Button>
              <Button size="small" {...step(7)}>
                Next week
              </Button>
              <Done type="submit" size="small" variant="primary">
                Done
              </Done>
            </Row>
          </Grid>
        )}
      </Popover>
      <Next variant="secondary" label="Next day" icon={<ChevronRight />} {...step(1)} />
    </Row>
  );
}

function reasonAgainst(count: number) {
  return count > 0 ? 'This day is in the future' : 'This day is too early';
}

/** Chooses each valid day as it is typed. Incomplete or out-of-range input stays in the field until the field loses focus. */
function DayField({ day, days, choose }: Omit<DayPickerProps, 'today'>) {
  // The address changes a moment later, which must not overwrite what is being typed.
  const [typed, setTyped] = useState<string>();
  const value = typed ?? day;
  const period = `${shortDayAndYear(days.from)} to ${shortDayAndYear(days.to)}`;
  const isOutOfRange = checkTypedDay(value, days) === 'outOfRange';
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <FieldFrame
      label="Day"
      controlId={id}
      messageId={messageId}
      error={isOutOfRange && `Choose a day from ${period}.`}
      hint={period}
    >
      <DateInput
        id={id}
        type="date"
        value={value}
        min={days.from}
        max={days.to}
        aria-invalid={isOutOfRange}
        aria-describedby={messageId}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          if (checkTypedDay(next, days) === 'valid') choose(next, { isCorrection: typed !== undefined });
        }}
        onBlur={() => setTyped(undefined)}
      />
    </FieldFrame>
  );
}

const DateInput = styled.input`
  ${controlStyle}
  ${tabular}
`;

/** Borders of adjacent buttons overlap. The focused button is on top, so that its ring is complete. */
const Step = styled(IconButton)`
  color: ${color.textSecondary};

  &:focus-visible {
    z-index: 1;
  }
`;

const Previous = styled(Step)`
  border-start-end-radius: 0;
  border-end-end-radius: 0;
`;

const Next = styled(Step)`
  border-start-start-radius: 0;
  border-end-start-radius: 0;
`;

/** Wide enough for any day, so that the arrow buttons do not move. */
const Chip = styled(Button)`
  min-width: 136px;
  margin-inline: -1px;
  padding-inline: ${space[3]};
  border-radius: 0;

  svg {
    color: ${color.textMuted};
  }

  &:focus-visible {
    z-index: 1;
  }
`;

const Presets = styled.ul`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true })}

  [aria-pressed='true'] {
    border-color: ${color.accentBorder};
    ${textStyle({ ground: 'accentSubtle', tone: 'accent' })}
  }
`;

const Done = styled(Button)`
  margin-inline-start: auto;
`;
