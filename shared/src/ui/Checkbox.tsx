import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, media, rowStyle } from '@back-office/shared/theme';
import { checkboxFrame, checkboxInput, isShiftHeld, preventTextSelection } from './checkboxBase';

/** A single choice, or one row of a selection. */
export interface CheckboxProps {
  /** What checking it means. Pressing the label works too. */
  readonly label: string;
  /** The label is for screen readers only, as in table rows: name the row in it. */
  readonly hideLabel?: boolean | undefined;
  /** Controlled by the caller. */
  readonly isChecked: boolean;
  /** Some, but not all, of what it represents is selected. */
  readonly isIndeterminate?: boolean | undefined;
  /** Cannot be changed, and Tab skips it. */
  readonly disabled?: boolean | undefined;
  /** `withShift` is true if Shift was held, for selecting ranges. */
  readonly onChange: (isChecked: boolean, withShift: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel = false, isChecked, isIndeterminate = false, disabled = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate, isChecked]);
  const Mark = isIndeterminate ? Minus : Check;
  return (
    <Label $isBare={hideLabel} $isOff={disabled} onMouseDown={preventTextSelection}>
      <Box>
        <Input
          ref={input}
          type="checkbox"
          aria-label={hideLabel ? label : undefined}
          checked={isChecked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked, isShiftHeld(event.nativeEvent))}
        />
        {(isChecked || isIndeterminate) && <Mark size={14} strokeWidth={3} aria-hidden />}
      </Box>
      {!hideLabel && label}
    </Label>
  );
}

/** Without a visible label the click area extends 7 px (11 px on phones) beyond the box. */
const Label = styled.label<{ readonly $isBare: boolean; readonly $isOff: boolean }>`
  ${rowStyle({ gap: 2, inline: true })}
  padding: ${(props) => (props.$isBare ? '7px' : 0)};
  margin: ${(props) => (props.$isBare ? '-7px' : 0)};
  color: ${(props) => props.$isOff && color.textDisabled};
  cursor: ${(props) => (props.$isOff ? 'not-allowed' : 'pointer')};

  ${media.phone} {
    min-height: ${(props) => !props.$isBare && '40px'};
    padding: ${(props) => props.$isBare && '11px'};
    margin: ${(props) => props.$isBare && '-11px'};
  }
`;

const Box = styled.span`
  ${checkboxFrame}
`;

const Input = styled.input`
  ${checkboxInput}
`;
