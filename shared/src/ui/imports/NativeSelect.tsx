import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { boxStyle, color, motion, size, space, textStyle } from '@back-office/shared/theme';

interface NativeSelectProps {
  /** For screen readers only. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The label of the empty value, which is shown in a muted style. Without it, there is no empty value. */
  readonly none?: string;
  /** `bare` has no border until hover or focus, for table rows. `plain` shows the empty value like any other. */
  readonly look?: 'bare' | 'plain';
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A native select, for the first paint, without react-aria, and for lists with a select in each of many rows. */
export function NativeSelect({ label, value, options, none, look, onChange, onKeyDown }: NativeSelectProps) {
  return (
    <Place>
      <Choice
        aria-label={label}
        value={value}
        $isBare={look === 'bare'}
        $isNone={value === '' && look !== 'plain'}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
      <ChevronDown size={16} aria-hidden />
    </Place>
  );
}

const Place = styled.div`
  ${boxStyle({ relative: true, shrink: true })}

  > svg {
    position: absolute;
    inset-block-start: calc((${size.control} - ${size.iconSmall}) / 2);
    inset-inline-end: ${space[3]};
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const muted = css`
  border-style: dashed;
  border-color: ${color.borderStrong};
  background-color: transparent;
  color: ${color.textMuted};
`;

const bare = css`
  border-color: transparent;
  background-color: transparent;
`;

const Choice = styled.select<{ readonly $isBare: boolean; readonly $isNone: boolean }>`
  height: ${size.control};
  border: 1px solid ${color.borderControl};
  background-color: ${color.bgRaised};
  ${textStyle({ size: 'sm', tone: 'text', width: '100%', pad: ['0px', '36px', '0px', '11px'], round: 'md' })}
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
  transition: border-color ${motion.fast};
  ${(props) => props.$isNone && muted}
  ${(props) => props.$isBare && bare}

  &:hover {
    border-style: solid;
    border-color: ${color.borderControl};
  }

  &:is(:focus, :focus-visible) {
    border-style: solid;
    border-color: ${color.focus};
    outline: none;
    box-shadow: inset 0 0 0 1px ${color.focus};
  }

  option {
    ${textStyle({ ground: 'overlay', tone: 'text' })}
  }
`;
