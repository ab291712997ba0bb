import { useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { dayCount, isSameRange, pluralize } from '@back-office/shared/format';
import { Button, useIsPhone } from '@back-office/shared/ui';
import { Dialog, AnchoredOverlay } from '@back-office/shared/ui/choices';
import { gridStyle, media, rowStyle, textStyle } from '@back-office/shared/theme';
import { DayFields, type DayInput } from './DayFields';
import * as drafts from './draft';
import { presetsOf } from './presets';
import { PresetList } from './PresetList';
import { RangeMonths } from './RangeMonths';
import type { DateRangeProps } from './useRangePicker';

export interface RangePickerProps extends DateRangeProps {
  readonly id: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** Presets, two day fields and a calendar: an overlay next to its trigger, on phones a dialog. */
export function RangePicker(props: RangePickerProps) {
  const { label, value, onChange, today, maxDays, extraPresets = [], id, triggerRef, onClose } = props;
  const isPhone = useIsPhone();
  const [draft, setDraft] = useState(() => drafts.draftOf(value));
  const fromRef = useRef<DayInput>(null);
  const toRef = useRef<DayInput>(null);
  const range = drafts.readRange(draft.texts);
  const limits = { today, maxDays };

  /** Applies the range, or shows what is wrong with it. */
  function apply(next: drafts.Draft) {
    const problems = drafts.problemsOf(next, limits);
    const chosen = drafts.readRange(next.texts);
    if (!chosen || problems.to) {
      setDraft(drafts.withAllChecked(next));
      (problems.from ? fromRef : toRef).current?.focus();
      return;
    }
    if (!isSameRange(chosen, value)) onChange(chosen);
    onClose();
  }

  const choices = (
    <Choices id={id}>
      <PresetList
        presets={[...presetsOf(today), ...extraPresets]}
        chosen={range}
        onChoose={(next) => apply(drafts.withShownDay(drafts.withChosen(draft, next), next.from))}
      />
      <Days>
        <DayFields
          texts={draft.texts}
          problems={drafts.shownProblems(draft, limits)}
          refs={{ from: fromRef, to: toRef }}
          onType={(field, typed) => setDraft(drafts.withTyped(draft, field, typed))}
          onLeave={(field) => setDraft(drafts.withLeft(draft, field))}
          onEnter={() => apply(draft)}
        />
        <RangeMonths
          label={label}
          months={isPhone ? 1 : 2}
          today={today}
          range={draft.range}
          shownDay={draft.shownDay}
          onShow={(day) => setDraft((current) => drafts.withShownDay(current, day))}
          onChoose={(next) => setDraft((current) => drafts.withChosen(current, next))}
        />
      </Days>
    </Choices>
  );
  const actions = (
    <>
      <Length role="status">{range && pluralize(dayCount(range), 'day')}</Length>
      <Button variant="ghost" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="primary" onClick={() => apply(draft)}>
        Apply
      </Button>
    </>
  );

  if (isPhone)
    return (
      <Dialog title={label} onClose={onClose} footer={actions} flush>
        {choices}
      </Dialog>
    );
  return (
    <AnchoredOverlay label={label} triggerRef={triggerRef} onClose={onClose} isWide>
      {choices}
      <Actions>{actions}</Actions>
    </AnchoredOverlay>
  );
}

const Choices = styled.div`
  ${gridStyle({ columns: 'auto minmax(0, 1fr)' })}
  margin: -4px -4px 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
  }
`;

const Days = styled.div`
  ${gridStyle({ gap: 2, pad: 4, shrink: true })}
  align-content: start;
`;

/** Stays in view in a low window, where the overlay scrolls. */
const Actions = styled.footer`
  position: sticky;
  z-index: 2;
  bottom: -4px;
  ${rowStyle({ gap: 2, justify: 'end', pad: [3, 4], line: 'top', ground: 'overlay' })}
  margin: 0 -4px -4px;
`;

const Length = styled.span`
  margin-inline-end: auto;
  ${textStyle({ size: 'xs', tone: 'muted', tabular: true })}
`;
