import { pluralize } from '@back-office/shared/format';
import { FileQuestion, numberMeanings } from '@back-office/shared/ui/imports';
import type { FileSummary, PreviewSummary } from '../data/importPort';
import type { DecimalMark, UnitDoubt } from '../domain/importTypes';

export interface FileAnswers {
  readonly onMark: (mark: DecimalMark) => void;
  readonly onUnit: (doubt: UnitDoubt, isOfWeight: boolean) => void;
  readonly onList: (name: string) => void;
}

interface FileQuestionsProps extends FileAnswers {
  readonly file: FileSummary;
  readonly preview: PreviewSummary;
}

/** What the file does not show, asked once for all its rows. Until everything is answered, nothing can be imported. */
export function FileQuestions({ file, preview, onMark, onUnit, onList }: FileQuestionsProps) {
  const { numbers, unitDoubt } = preview;
  if (isListOpen(file)) {
    const answers = (file.lists ?? []).map(({ name, count }) => ({
      label: `${name}: ${pluralize(count, 'entry', 'entries')}`,
      onChoose: () => onList(name),
    }));
    return <FileQuestion question="This file has more than one list. Which one has the items?" answers={answers} />;
  }
  const marks = numbers.doubt && numberMeanings(numbers.doubt);
  return (
    <>
      {marks && (
        <FileQuestion
          question={marks.question}
          answers={marks.answers.map(({ mark, label }) => ({ label, onChoose: () => onMark(mark) }))}
        />
      )}
      {unitDoubt && (
        <FileQuestion
          question={`Does the column “${unitDoubt.header}” (${unitDoubt.example}) belong to the weight or to the price?`}
          answers={[
            { label: 'To the weight', onChoose: () => onUnit(unitDoubt, true) },
            { label: 'To the price', onChoose: () => onUnit(unitDoubt, false) },
          ]}
        />
      )}
    </>
  );
}

/** Why nothing can be imported yet; undefined if nothing is open. */
export function openQuestion(file: FileSummary, preview: PreviewSummary): string | undefined {
  if (isListOpen(file)) return 'Choose the list with the items first';
  if (preview.numbers.doubt) return 'Answer the question about the numbers first';
  return preview.unitDoubt && 'Answer the question about the unit first';
}

/** Whether the merchant has to choose one of several lists. */
export function isListOpen({ lists, list }: FileSummary): boolean {
  return lists !== undefined && list === undefined;
}
