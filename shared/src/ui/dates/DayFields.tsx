import type { Ref } from 'react';
import styled from 'styled-components';
import { weekday } from '@back-office/shared/format';
import { TextField } from '@back-office/shared/ui/forms';
import { gridStyle, media, space } from '@back-office/shared/theme';
import type { DayField, Draft, Problems } from './draft';
import { exampleDay, readDay } from './typedDay';

export type DayInput = HTMLInputElement | HTMLTextAreaElement;

interface DayFieldsProps {
  readonly texts: Draft['texts'];
  readonly problems: Problems;
  readonly refs: Readonly<Record<DayField, Ref<DayInput>>>;
  readonly onType: (field: DayField, text: string) => void;
  readonly onLeave: (field: DayField) => void;
  readonly onEnter: () => void;
}

const fields = [
  { field: 'from', label: 'From' },
  { field: 'to', label: 'To' },
] as const;

/** First and last day as text. The text stays as typed until it is a valid day. */
export function DayFields({ texts, problems, refs, onType, onLeave, onEnter }: DayFieldsProps) {
  return (
    <Pair>
      {fields.map(({ field, label }) => (
        <TextField
          key={field}
          ref={refs[field]}
          label={label}
          value={texts[field]}
          error={problems[field]}
          hint={weekdayOf(texts[field])}
          placeholder={exampleDay()}
          onChange={(text) => onType(field, text)}
          onBlur={() => onLeave(field)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
        />
      ))}
    </Pair>
  );
}

/** The weekday shows that the day was understood. */
function weekdayOf(text: string): string | undefined {
  const { day } = readDay(text);
  return day && weekday(day);
}

/** Keeps space for messages: a button that moved away from the pointer would miss its click. */
const Pair = styled.div`
  ${gridStyle({ gap: 6, columns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '86px' })}

  ${media.phone} {
    gap: ${space[3]};
    min-height: 108px;
  }
`;
