import styled from 'styled-components';
import {
  boxStyle,
  color,
  keepColors,
  media,
  radius,
  rowStyle,
  space,
  stackStyle,
  tabular,
  textStyle,
} from '@back-office/shared/theme';
import type { PaymentScenario } from '../../domain/course';
import { timelineOf, type EventKind } from '../../domain/timeline';

/** The events of a scenario in order, in a column for each day. A dashed line stands for midnight. */
export function Timeline({ scenario }: { readonly scenario: PaymentScenario }) {
  return (
    <Days aria-label="Timeline">
      {timelineOf(scenario).map(({ day, label, events }) => (
        <Day key={day} $events={events.length}>
          <DayName>{label}</DayName>
          <Events>
            {events.map((event) => (
              <Event key={event.label}>
                <Mark aria-hidden $kind={event.kind} />
                <strong>{event.label}</strong>
                <span>{event.clock}</span>
              </Event>
            ))}
          </Events>
        </Day>
      ))}
    </Days>
  );
}

/** Color and shape: neither carries the meaning alone. */
const marks: Readonly<Record<EventKind, { readonly color: string; readonly corner: string }>> = {
  sale: { color: color.chart1, corner: radius.full },
  payment: { color: color.chart2, corner: '2px' },
  other: { color: color.textMuted, corner: radius.full },
};

const Days = styled.ol`
  display: flex;
  ${boxStyle({ phone: { direction: 'column', gap: 3 } })}
`;

const Day = styled.li<{ readonly $events: number }>`
  flex: ${(props) => Math.max(1, props.$events)};
  min-width: 0;

  & + & {
    border-inline-start: 1px dashed ${color.borderControl};
  }

  ${media.phone} {
    & + & {
      padding-top: ${space[3]};
      border-inline-start: 0;
      border-top: 1px dashed ${color.borderControl};
    }
  }
`;

const DayName = styled.div`
  ${textStyle({ size: 'xs', tone: 'muted', padX: 2, phone: { pad: '0px' } })}

  :first-child > & {
    padding-inline-start: 0;
  }
`;

/** The line runs through the marks. */
const Events = styled.ol`
  ${rowStyle({ align: 'stretch', above: 3 })}
  background: linear-gradient(${color.borderControl}, ${color.borderControl}) 0 6px / 100% 1px no-repeat;

  ${media.phone} {
    flex-direction: column;
    gap: ${space[2]};
    background: none;
  }
`;

const Event = styled.li`
  ${stackStyle({ align: 'center', size: 'xs', textAlign: 'center', grow: true, padX: 1 })}

  strong {
    ${textStyle({ weight: 'medium', above: 2 })}
  }

  span {
    ${tabular}
  }

  ${media.phone} {
    flex-direction: row;
    gap: ${space[2]};
    ${textStyle({ textAlign: 'start', pad: '0px' })}

    strong {
      flex: 1;
      margin: 0;
    }
  }
`;

const Mark = styled.i<{ readonly $kind: EventKind }>`
  ${boxStyle({ fixed: true, square: '13px' })}
  border-radius: ${(props) => marks[props.$kind].corner};
  background-color: ${(props) => marks[props.$kind].color};
  print-color-adjust: exact;
  ${keepColors}
`;
