import styled from 'styled-components';
import { formatDay, notInFiles, unknown } from '@back-office/shared/format';
import type { BookResult, ImportPreview, SalesImport } from '@back-office/shared/books/import';
import { color, media } from '@back-office/shared/theme';
import { Amount, Button, Notice, Stack, Text, VisuallyHidden } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Switch } from '@back-office/shared/ui/dialogs';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { FactTable } from '../health/FactTable';
import { Details } from './Details';
import { FilePart } from './FilePart';
import { isInDoubt } from './FileQuestions';
import { hasBookableRows, summaryText } from './importTexts';
import { useImportPreview } from './useImportPreview';

interface ImportDialogProps {
  readonly sales: SalesImport;
  readonly files: readonly File[];
  readonly onBooked: (result: BookResult & { readonly ok: true }) => void;
  readonly onClose: () => void;
}

/** What some files hold and what booking them would do. Nothing is stored before Book. */
export function ImportDialog({ sales, files, onBooked, onClose }: ImportDialogProps) {
  const importing = useImportPreview({ sales, files, onBooked });
  const { preview, task, failure, isWithoutNames, leaveOutNames, choicesOf, changeChoices, book, cancel } = importing;
  const isBookable = preview?.files.some((file) => file.error === undefined && file.booked > 0) ?? false;
  const isOpen = isBookable && (preview?.files.some(isInDoubt) ?? false);
  return (
    <Dialog
      title="Import sales"
      wide
      onClose={onClose}
      footer={
        <>
          <Foot>
            {failure !== '' && <Notice tone="negative">{failure}</Notice>}
            {task && <ProgressBar label={task.label} value={task.progress} />}
            {!task && failure === '' && preview && <p>{isOpen ? openText : summaryText(preview)}</p>}
          </Foot>
          <Button variant="ghost" onClick={task && preview ? cancel : onClose}>
            {task && preview ? stopText[task.kind] : 'Cancel'}
          </Button>
          <Button
            variant="primary"
            disabled={!isBookable}
            unavailable={isOpen ? openText : undefined}
            isBusy={task !== undefined}
            onClick={() => void book()}
          >
            Book
          </Button>
        </>
      }
    >
      <VisuallyHidden role="status">
        {!task && preview ? (isOpen ? openText : summaryText(preview)) : ''}
      </VisuallyHidden>
      {!preview &&
        files.map(({ name }, index) => (
          <Text key={`${index} ${name}`} as="p" size="md" weight="strong" anywhere>
            {name}
          </Text>
        ))}
      {preview && (
        <Stack gap={6} aria-busy={task !== undefined}>
          {preview.files.map((file, index) => (
            <FilePart
              key={`${index} ${file.name}`}
              file={file}
              choices={choicesOf(file)}
              onChoices={(choices) => changeChoices(file.name, choices)}
            />
          ))}
          {hasBookableRows(preview) && <Afterwards preview={preview} />}
          <Switch
            label="Leave out names of customers"
            description="Names and email addresses are not stored, and those of files imported earlier are removed. Card numbers are never stored."
            isOn={isWithoutNames}
            onChange={leaveOutNames}
          />
        </Stack>
      )}
    </Dialog>
  );
}

/** What ends the work and keeps the preview. */
const stopText = { booking: 'Stop booking', reading: 'Stop reading' } as const;

const openText = 'Answer what is asked about your files first';

/** What the books hold once the files are booked. */
function Afterwards({ preview: { days, unknown: missing, remade } }: { readonly preview: ImportPreview }) {
  return (
    <Stack gap={2}>
      <Text as="h3" size="md" weight="strong">
        Your books afterwards
      </Text>
      <Text as="p" size="sm" tone="secondary">
        {missing === ''
          ? 'All figures are known.'
          : `Your files do not hold ${missing} for every sale. Figures that need them read “Not in your files”.`}
      </Text>
      {remade !== '' && (
        <Text as="p" size="sm">
          Sales that an earlier version of the product booked are worked out again: their {remade} will change or become
          unknown.
        </Text>
      )}
      {days.length > 0 && (
        <Details summary="By day">
          <FactTable
            role="region"
            aria-label="By day"
            columns={['Day', 'Transactions', 'Net sales']}
            figures={['Transactions', 'Net sales']}
          >
            {days.map(({ day, transactions, netSales }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td data-figure>{transactions === unknown ? notInFiles : transactions}</td>
                <td data-figure>
                  <Amount cents={netSales} />
                </td>
              </tr>
            ))}
          </FactTable>
        </Details>
      )}
    </Stack>
  );
}

const Foot = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  margin-inline-end: auto;
  color: ${color.textSecondary};

  ${media.phone} {
    flex-basis: 100%;
  }
`;
