import styled from 'styled-components';
import { formatRange, type DayRange } from '@back-office/shared/format';
import { color, media, motion, radius, shadow, size, space, text, weight } from '@back-office/shared/theme';
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
  display: flex;
  flex-wrap: wrap;
  align-self: flex-start;
  gap: 2px;
  max-width: 100%;
  padding: 2px;
  border-radius: ${radius.md};
  background-color: ${color.bgSunken};

  /* Three lines of two words do not fit beside each other. */
  ${media.phone} {
    display: grid;
    align-self: stretch;
  }

  ${media.print} {
    display: none;
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: calc(${size.control} - 4px);
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: calc(${radius.md} - 2px);
  ${text.sm}
  font-weight: ${weight.medium};
  color: ${color.textSecondary};
  white-space: nowrap;
  transition: background-color ${motion.fast};

  span {
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }

  &:hover {
    background-color: ${color.bgHover};
  }

  &[aria-pressed='true'] {
    border-color: ${color.borderStrong};
    background-color: ${color.bgRaised};
    box-shadow: ${shadow.control};
    color: ${color.text};
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
