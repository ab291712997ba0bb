import { formatDay, formatDayAndYear } from '@back-office/shared/format';
import type { FilePreview, ReadChoices, ReadPreview } from '@back-office/shared/books/import';
import { FileQuestion, numberMeanings } from '@back-office/shared/ui/imports';
import { readOtherwise, type Evidence } from './readOtherwise';

interface FileQuestionsProps {
  readonly file: ReadPreview;
  readonly choices: ReadChoices;
  readonly onChoices: (choices: ReadChoices) => void;
}

/** What nothing in the file shows, asked once for all its rows. Until it is answered, nothing can be booked. */
export function FileQuestions({ file, choices, onChoices }: FileQuestionsProps) {
  return file.evidence.map(({ about, doubt, orders }) => {
    const asked = doubt === undefined ? undefined : questionOf(about, doubt, orders);
    return (
      asked && (
        <FileQuestion
          key={about}
          question={asked.question}
          answers={asked.answers.map(({ label, value }) => ({
            label,
            onChoose: () => onChoices(readOtherwise(choices, about, value)),
          }))}
        />
      )
    );
  });
}

/** Whether something of a file is still to be answered. */
export function isInDoubt(file: FilePreview): boolean {
  return file.error === undefined && file.evidence.some(({ doubt }) => doubt !== undefined);
}

interface Question {
  readonly question: string;
  readonly answers: readonly { readonly value: string; readonly label: string }[];
}

function questionOf(
  about: Evidence['about'],
  doubt: string,
  orders: NonNullable<Evidence['orders']> = ['month first', 'day first'],
): Question | undefined {
  switch (about) {
    case 'decimals': {
      const { question, answers } = numberMeanings({ kind: 'ambiguous', examples: [doubt] });
      return { question, answers: answers.map(({ mark, label }) => ({ value: mark, label })) };
    }
    case 'dates': {
      const name = orders.includes('year first') ? formatDayAndYear : formatDay;
      return {
        question: `Which day is ${doubt} in this file? Nothing else in it shows how dates are written.`,
        answers: orders.map((order) => ({ value: order, label: name(dayOf(doubt, order)) })),
      };
    }
    case 'signs':
      return {
        question: `Most amounts of this file are negative, such as ${doubt}. What are they?`,
        answers: [
          { value: 'turned', label: 'Sales' },
          { value: 'as written', label: 'Refunds' },
        ],
      };
    default:
      return undefined;
  }
}

/** The day that `07/08/2026 10:30` is in one order. */
function dayOf(text: string, order: NonNullable<Evidence['orders']>[number]): string {
  const [, first = '', second = '', third = ''] = /(\d+)\D(\d+)\D(\d+)/.exec(text) ?? [];
  const parts = {
    'month first': [third, first, second],
    'day first': [third, second, first],
    'year first': [first, second, third],
  } as const;
  const [year, month, day] = parts[order];
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
