import styled from 'styled-components';
import { formatRange, type DayRange } from '@back-office/shared/format';
import {
  color,
  hoverGround,
  media,
  motion,
  notOnPaper,
  radius,
  rowStyle,
  shadow,
  size,
  textStyle,
} from '@back-office/shared/theme';
import { quickSelects } from '../domain/deferredParams';

interface QuickSelectsProps {
  readonly range: DayRange;
  readonly onSelect: (range: DayRange) => void;
}

/** The days on which the scenarios take place. */
export function QuickSelects({ range, onSelect }: QuickSelectsProps) {
  return (
    <Group role="group" aria-label="Quick select dates">
      {quickSelects.map(({ label, range: own }) => (
        <Choice
          key={label}
          type="button"
          aria-pressed={own.from === range.from && own.to === range.to}
          onClick={() => onSelect(own)}
        >
          {formatRange(own)} <span>{label}</span>
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  ${rowStyle({ gap: '2px', align: 'stretch', wrap: true, pad: '2px', maxWidth: '100%', round: 'md' })}
  align-self: flex-start;
  background-color: ${color.bgSunken};

  /* Three lines of two words do not fit beside each other. */
  ${media.phone} {
    display: grid;
    align-self: stretch;
  }

  ${notOnPaper}
`;

const Choice = styled.button`
  ${rowStyle({ gap: 2, size: 'sm', tone: 'secondary', weight: 'medium', nowrap: true, pad: ['0px', 3] })}
  min-height: calc(${size.control} - 4px);
  border: 1px solid transparent;
  border-radius: calc(${radius.md} - 2px);
  transition: background-color ${motion.fast};

  span {
    ${textStyle({ tone: 'muted', weight: 'regular' })}
  }

  ${hoverGround}

  &[aria-pressed='true'] {
    border-color: ${color.borderStrong};
    ${textStyle({ ground: 'raised', tone: 'text' })}
    box-shadow: ${shadow.control};
  }

  ${media.phone} {
    justify-content: space-between;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid;
    }
  }
`;
