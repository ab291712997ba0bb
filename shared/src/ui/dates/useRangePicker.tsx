import { useEffect, useEffectEvent, useState } from 'react';
import type { Day, DayRange } from '@back-office/shared/format';
import { loadOnce } from '../../loading/loadOnce';
import { useOverlayTrigger } from '../overlays/useOverlayTrigger';
import { importPicker } from './importPicker';
import type { DatePreset } from './presets';
import { PickerPlaceholder } from './PickerPlaceholder';
import type { RangePickerProps } from './RangePicker';

/** Props of the stepper and the chip. */
export interface DateRangeProps {
  /** Name of the control and of its picker, for example `Date range`. */
  readonly label: string;
  /** First and last day, both inclusive. */
  readonly value: DayRange;
  /** Called with a valid range that is not too long and differs from `value`. */
  readonly onChange: (range: DayRange) => void;
  /** The store's current day, `dayOf(clock())`: marked in the calendar, and the base of the presets. */
  readonly today: Day;
  /** Maximum number of days; without it a range can have any length. */
  readonly maxDays?: number | undefined;
  /** More named periods, listed after the usual ones such as `Last week`. */
  readonly extraPresets?: readonly DatePreset[] | undefined;
}

const pickerCode = loadOnce(importPicker);
const preload = () => void pickerCode.preload();

/** Props for the button that opens the picker, and the picker while it is open. Its code loads on hover or focus. */
export function useRangePicker(props: DateRangeProps) {
  const { isOpen, overlayId, triggerProps, close } = useOverlayTrigger('dialog');
  return {
    triggerProps: { ...triggerProps, onPointerEnter: preload, onFocus: preload },
    picker: isOpen && <PickerOnDemand {...props} id={overlayId} triggerRef={triggerProps.ref} onClose={close} />,
  };
}

function PickerOnDemand(props: RangePickerProps) {
  const { label, id, triggerRef, onClose } = props;
  const [Picker, setPicker] = useState(pickerCode.current);
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);
  const isLoaded = Picker !== undefined;

  // The picker returns the focus to what has it when it appears; Retry is gone by then.
  const focusTrigger = useEffectEvent(() => triggerRef.current?.focus());

  useEffect(() => {
    if (isLoaded) return;
    let isClosed = false;
    pickerCode.load().then(
      (picker) => {
        if (isClosed) return;
        focusTrigger();
        setPicker(() => picker);
      },
      (cause: unknown) => {
        console.error('The calendar could not be loaded.', cause);
        if (!isClosed) setFailures(attempt);
      },
    );
    return () => {
      isClosed = true;
    };
  }, [isLoaded, attempt]);

  if (Picker) return <Picker {...props} />;
  return (
    <PickerPlaceholder
      {...{ label, id, triggerRef, onClose }}
      hasFailed={failures > 0}
      isLoading={failures < attempt}
      onRetry={() => setAttempt(failures + 1)}
    />
  );
}
