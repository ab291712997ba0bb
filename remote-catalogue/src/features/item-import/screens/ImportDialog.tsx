import { useEffect, useRef, useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { Button, Notice, Text, VisuallyHidden, isNothingFocused } from '@back-office/shared/ui';
import { ConfirmDialog } from '@back-office/shared/ui/dialogs';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { Dialog } from '@back-office/shared/ui/choices';
import { ColumnList } from '@back-office/shared/ui/imports';
import styled from 'styled-components';
import { color, gridStyle, innerRing, media, space } from '@back-office/shared/theme';
import { useItems } from '../../../state/items';
import { StockProvider } from '../../../state/stock';
import { ChooseFile } from './ChooseFile';
import { isListOpen, openQuestion } from './FileQuestions';
import { FileFacts } from './FileFacts';
import { ImportPreviewPane } from './ImportPreviewPane';
import { ItemReading } from './ItemReading';
import { fieldLabels } from '../domain/columns';
import { mergeSummary, previewSummary, replaceSummary, updateSummary } from '../domain/importSummary';
import type { DecimalMark, ImportCounts } from '../domain/importTypes';
import { useImport, type ReadImport } from '../state/useImport';
import { useImportToast } from './useImportToast';

export interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Imports a file: choose it, check the preview, then merge, update or replace. See docs/product/item-import.md. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <StockProvider>
      <ImportDialogOf {...props} />
    </StockProvider>
  );
}

/** With the journal of stock. */
function ImportDialogOf({ onClose }: ImportDialogProps) {
  const { items } = useItems();
  const announceImport = useImportToast();
  const [isConfirming, setConfirming] = useState(false);
  const importing = useImport({
    onImported(mode, imported) {
      onClose();
      announceImport(mode, imported);
    },
  });
  const { read, task, failure, choose, run, cancel } = importing;
  const preview = read?.preview;
  const question = read && preview ? openQuestion(read.file, preview) : undefined;
  const isReadable = read && !isListOpen(read.file) && preview?.mappingErrors.length === 0;
  const counts = isReadable ? preview.counts : undefined;

  return (
    <Dialog
      title="Import library"
      wide={read !== null}
      flush={read !== null}
      onClose={onClose}
      footer={
        read && (
          <>
            <Foot>
              {failure !== '' && <Notice tone="negative">{failure}</Notice>}
              {task && <ProgressBar label={task.label} value={task.progress} onCancel={cancel} />}
              {!task && failure === '' && counts && <Summary counts={counts} />}
            </Foot>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <ImportButtons
              counts={counts}
              isBusy={task !== null}
              unavailable={counts && question}
              onReplace={() => setConfirming(true)}
              onRun={run}
            />
          </>
        )
      }
    >
      <VisuallyHidden role="status">
        {task ? '' : [counts && previewSummary(counts), question && `${question}.`].filter(Boolean).join(' ')}
      </VisuallyHidden>
      {read ? (
        <ReadPanes read={read} importing={importing} />
      ) : (
        <ChooseFile task={task} failure={failure} onFile={(file) => void choose(file)} onCancel={cancel} />
      )}
      {isConfirming && preview && counts && (
        <ConfirmDialog
          title={`Replace ${pluralize(items.length, 'item')}?`}
          message={replaceSummary(counts, items.length, preview.deleted, preview.keepVariations)}
          confirmLabel="Replace all"
          tone="danger"
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            run('replace');
          }}
        />
      )}
    </Dialog>
  );
}

interface ImportButtonsProps {
  /** Missing while the file cannot be imported. */
  readonly counts: ImportCounts | undefined;
  readonly isBusy: boolean;
  readonly unavailable: string | undefined;
  readonly onReplace: () => void;
  readonly onRun: (mode: 'update' | 'merge') => void;
}

function ImportButtons({ counts, onReplace, onRun, ...action }: ImportButtonsProps) {
  return (
    <>
      <Button {...action} disabled={!counts || counts.added + counts.present === 0} onClick={onReplace}>
        Replace all
      </Button>
      <Button {...action} disabled={!counts || counts.updates === 0} onClick={() => onRun('update')}>
        Update existing
      </Button>
      <Button {...action} variant="primary" disabled={!counts || counts.added === 0} onClick={() => onRun('merge')}>
        Merge new
      </Button>
    </>
  );
}

interface ReadPanesProps {
  readonly read: ReadImport;
  readonly importing: ReturnType<typeof useImport>;
}

/** The file with its choices, and beside it what the import would do. */
function ReadPanes({ read, importing }: ReadPanesProps) {
  const { file, mapping, decimalMark, preview } = read;
  const { task, isRemembered, choose, readAgain, check, chooseUnit, port } = importing;
  const pane = useRef<HTMLDivElement>(null);
  // The button that was pressed to choose the file is gone.
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  // Answering a question or choosing another file removes the focused button; the focus must not leave the dialog.
  useEffect(() => {
    if (pane.current && isNothingFocused(pane.current)) pane.current.focus({ preventScroll: true });
  }, [preview]);
  const chooseMark = (mark: DecimalMark) => check({ decimalMark: mark });

  return (
    <Panes>
      <FilePane>
        <FileFacts file={file} onReplace={(chosen) => void choose(chosen)} />
        <ItemReading file={file} mark={decimalMark ?? preview?.numbers.mark} onRead={readAgain} onMark={chooseMark} />
        {isRemembered && (
          <Text as="p" size="sm" above={4}>
            Its columns are read as you chose for an earlier file with the same columns.
          </Text>
        )}
        {!isListOpen(file) && (
          <ColumnList
            header={file.header}
            examples={file.examples}
            mapping={mapping}
            fields={fieldLabels}
            fieldTitle="Item field"
            onChange={(changed) => check({ mapping: changed })}
          />
        )}
      </FilePane>
      <ResultPane ref={pane} tabIndex={-1} aria-label="Preview" role="region" aria-busy={task !== null}>
        {preview && (
          <ImportPreviewPane
            preview={preview}
            file={file}
            port={port.current}
            answers={{ onMark: chooseMark, onUnit: chooseUnit, onList: (list) => readAgain({ list }) }}
          />
        )}
      </ResultPane>
    </Panes>
  );
}

function Summary({ counts }: { readonly counts: ImportCounts }) {
  const { added, rest } = mergeSummary(counts);
  return (
    <p>
      Merge adds <strong>{added}</strong>. {rest} {updateSummary(counts)}
    </p>
  );
}

const Foot = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  margin-inline-end: auto;

  /* A line of its own, so that the four buttons stay together. */
  ${media.phone} {
    flex-basis: 100%;
  }
  color: ${color.textSecondary};

  strong {
    color: ${color.text};
  }
`;

const Panes = styled.div`
  ${gridStyle({ columns: '400px minmax(0, 1fr)', phone: { columns: 'minmax(0, 1fr)', height: 'auto' } })}
  height: min(640px, 100dvh - 224px);
`;

const paneStyle = `
  min-width: 0;
  padding: ${space[6]};
  overflow: auto;
`;

const FilePane = styled.div`
  ${paneStyle}
  background-color: ${color.bgSunken};
  border-inline-end: 1px solid ${color.border};

  /* On phones the result comes first, since a file may have fifty columns. */
  ${media.phone} {
    order: 1;
    border-inline-end: 0;
  }
`;

const ResultPane = styled.div`
  ${paneStyle}

  /* Outside, most of the ring would be cut off. */
  ${innerRing}
`;
