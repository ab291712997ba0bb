import { useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { Button, ConfirmDialog, Notice, ProgressBar, useToast } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import styled from 'styled-components';
import { color, media, space } from '@back-office/shared/theme';
import { useItems } from '../../../state/items';
import { ChooseFile } from './ChooseFile';
import { ColumnList } from './ColumnList';
import { FileFacts } from './FileFacts';
import { ImportPreviewPane } from './ImportPreviewPane';
import { mergeSummary, replaceSummary } from '../domain/importSummary';
import { useImport } from '../state/useImport';

export interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Imports a file: choose it, check the preview, then merge or replace. See docs/product/item-import.md. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { items } = useItems();
  const { show } = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const { read, task, failure, choose, map, run, cancel, port } = useImport({
    onImported(mode, { changed, undo }) {
      onClose();
      show({
        message:
          mode === 'merge' ? `${pluralize(changed, 'item')} added` : `List replaced by ${pluralize(changed, 'item')}`,
        tone: 'done',
        action: {
          label: 'Undo',
          onPress: () =>
            void undo().then((outcome) => {
              if (!outcome.ok) show({ message: outcome.message, tone: 'failed' });
            }),
        },
      });
    },
  });

  const preview = read?.preview;
  const counts = preview?.mappingErrors.length === 0 ? preview.counts : undefined;
  const isReady = counts !== undefined && task === null;
  const merge = counts && mergeSummary(counts);
  const incoming = counts ? counts.added + counts.present : 0;

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
              {!task && failure === '' && merge && (
                <p>
                  Merge adds <strong>{merge.added}</strong>. {merge.rest}
                </p>
              )}
            </Foot>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={!isReady || incoming === 0} onClick={() => setConfirming(true)}>
              Replace all
            </Button>
            <Button variant="primary" disabled={!isReady || counts.added === 0} onClick={() => run('merge')}>
              Merge new
            </Button>
          </>
        )
      }
    >
      {read ? (
        <Panes>
          <FilePane>
            <FileFacts file={read.file} onReplace={(file) => void choose(file)} />
            <ColumnList file={read.file} mapping={read.mapping} onChange={map} />
          </FilePane>
          <ResultPane aria-busy={task !== null}>
            {preview && <ImportPreviewPane preview={preview} file={read.file} port={port.current} />}
          </ResultPane>
        </Panes>
      ) : (
        <ChooseFile task={task} failure={failure} onFile={(file) => void choose(file)} onCancel={cancel} />
      )}
      {isConfirming && counts && (
        <ConfirmDialog
          title={`Replace ${pluralize(items.length, 'item')}?`}
          message={replaceSummary(counts, items.length)}
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

const Foot = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  margin-inline-end: auto;
  color: ${color.textSecondary};

  strong {
    color: ${color.text};
  }
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: 400px minmax(0, 1fr);
  height: min(640px, 100dvh - 224px);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
  }
`;

const pane = `
  min-width: 0;
  padding: ${space[6]};
  overflow: auto;
`;

const FilePane = styled.div`
  ${pane}
  background-color: ${color.bgSunken};
  border-inline-end: 1px solid ${color.border};

  /* On phones the result comes first, since a file may have fifty columns. */
  ${media.phone} {
    order: 1;
    border-inline-end: 0;
  }
`;

const ResultPane = styled.div`
  ${pane}
`;
