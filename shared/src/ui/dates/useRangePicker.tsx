import { useEffect, useEffectEvent, useState } from 'react';
import type { Day, DayRange } from '@back-office/shared/format';
import { useOverlayTrigger } from '../overlays/useOverlayTrigger';
import { loadedPicker, loadPicker, preloadPicker } from './loadPicker';
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

/** Props for the button that opens the picker, and the picker while it is open. Its code loads on hover or focus. */
export function useRangePicker(props: DateRangeProps) {
  const { isOpen, overlayId, triggerProps, close } = useOverlayTrigger('dialog');
  return {
    triggerProps: { ...triggerProps, onPointerEnter: preloadPicker, onFocus: preloadPicker },
    picker: isOpen && <PickerOnDemand {...props} id={overlayId} triggerRef={triggerProps.ref} onClose={close} />,
  };
}

function PickerOnDemand(props: RangePickerProps) {
  const { label, id, triggerRef, onClose } = props;
  const [Picker, setPicker] = useState(loadedPicker);
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);
  const isHere = Picker !== undefined;

  // The picker returns the focus to what has it when it appears; Retry is gone by then.
  const focusOpener = useEffectEvent(() => triggerRef.current?.focus());

  useEffect(() => {
    if (isHere) return;
    let isClosed = false;
    loadPicker().then(
      (picker) => {
        if (isClosed) return;
        focusOpener();
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
  }, [isHere, attempt]);

  if (Picker) return <Picker {...props} />;
  return (
    <PickerPlaceholder
      {...{ label, id, triggerRef, onClose }}
      hasFailed={failures > 0}
      isFetching={failures < attempt}
      onRetry={() => setAttempt(failures + 1)}
    />
  );
}
