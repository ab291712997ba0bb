import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../theme/theme';
import { checkboxFrame, checkboxInput } from './checkboxStyle';
import { isShiftHeld, keepTextUnselected } from './tickPress';

/** A choice of its own, or one row of a selection. */
export interface CheckboxProps {
  /** What ticking it means; pressing the text ticks too. */
  readonly label: string;
  /** Keeps the label for screen readers only, for table rows: name the row in it. */
  readonly hideLabel?: boolean | undefined;
  /** Ticked; the state is yours. */
  readonly isChecked: boolean;
  /** Some of what it stands for is chosen. */
  readonly isIndeterminate?: boolean | undefined;
  /** Cannot be changed and is passed over by Tab. */
  readonly disabled?: boolean | undefined;
  /** `withShift` tells that Shift was held, for ranges. */
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
    <Label $isBare={hideLabel} $isOff={disabled} onMouseDown={keepTextUnselected}>
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

/** Without a visible label the press area reaches 7 px (phones 11 px) beyond the box. */
const Label = styled.label<{ readonly $isBare: boolean; readonly $isOff: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
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
