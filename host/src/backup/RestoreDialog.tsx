import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { sampleShop, shopList } from '@back-office/shared/shop';
import {
  checkBackup,
  restoreBackup,
  type CheckedBackup,
  type RestoreResult,
  type RestoreTarget,
} from '@back-office/shared/shop/backup';
import { notAskedText, type AskedOwners } from '@back-office/shared/state';
import { Button, controlsOf, focusedElement, Stack, Text, useToast, VisuallyHidden } from '@back-office/shared/ui';
import { FileDrop } from '@back-office/shared/ui/dialogs';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { Dialog } from '@back-office/shared/ui/choices';
import { withoutRing } from '@back-office/shared/theme';
import { withShop } from '@back-office/shared/url';
import { useAreas } from '../remotes/AreasProvider';
import { askOwners } from '../remotes/stored';
import { addressedId, usePageShop } from '../shops/pageShop';
import { undoTime } from '../shell/undoTime';
import { askRemotes, noteRestored } from './backUpShops';
import { RestoreChoices } from './RestoreChoices';
import { usualTargets } from './restoreTargets';

type Step =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'busy'; readonly label: string; readonly share: number }
  | { readonly step: 'review'; readonly file: File; readonly backup: CheckedBackup; readonly asked: AskedOwners };

/** The steps of a restore: the whole file is checked, the merchant chooses, and all or nothing is restored. */
function useRestore(onClose: () => void) {
  const areas = useAreas();
  const { openPage } = usePageShop();
  const { show } = useToast();
  const [now, setNow] = useState<Step>({ step: 'choose' });
  const [targets, setTargets] = useState<ReadonlyMap<number, RestoreTarget>>(new Map());
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  function begin(label: string) {
    const cancel = new AbortController();
    work.current = cancel;
    setNow({ step: 'busy', label, share: 0 });
    const onProgress = (share: number) => {
      if (!cancel.signal.aborted) setNow({ step: 'busy', label, share });
    };
    return { signal: cancel.signal, onProgress };
  }

  async function check(file: File) {
    const running = begin('Checking the backup');
    try {
      const [backup, asked] = await Promise.all([checkBackup(file, running), askRemotes(() => askOwners(areas))]);
      if (running.signal.aborted) return;
      setTargets(usualTargets(backup));
      setNow({ step: 'review', file, backup, asked });
    } catch (error) {
      if (running.signal.aborted) return;
      setNow({
        step: 'choose',
        problem: `${error instanceof Error ? error.message : String(error)} Nothing was changed.`,
      });
    }
  }

  async function restore({ file, backup, asked }: Extract<Step, { step: 'review' }>) {
    const running = begin('Restoring');
    const result = await restoreBackup(file, backup, { ...running, targets, owners: asked.owners, shops: shopList() });
    if (result.ok) {
      noteRestored(
        result.shops,
        [...targets.keys()].map((index) => backup.contents[index]?.transactions ?? 0),
      );
      finish(result);
    } else if (result.reason === 'refused') setNow({ step: 'choose', problem: result.message });
  }

  function finish({ shops, undoSample }: Extract<RestoreResult, { ok: true }>) {
    onClose();
    const own = shops.find(({ source }) => source !== 'sample');
    if (own) return openPage(withShop(paths.home(), addressedId(own)));
    show({
      message: `${sampleShop.name} restored`,
      tone: 'done',
      lifetime: undoTime,
      ...(undoSample && { action: { label: 'Undo', onPress: () => void undoSample() } }),
    });
  }

  return { now, targets, setTargets, check, restore };
}

/** The focus was on a control of the step before: it goes to the first control of the next one. */
function useFocusOfStep({ step }: Step) {
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = frame.current;
    const focused = focusedElement();
    const isFree = focused === null || focused === element;
    if (element && isFree && !isFirst.current) (controlsOf(element)[0] ?? element).focus();
    isFirst.current = false;
  }, [step]);
  return frame;
}

/** Checks the whole file, shows what is in it, and restores what the merchant chooses. */
export function RestoreDialog({ onClose }: { readonly onClose: () => void }) {
  const { now, targets, setTargets, check, restore } = useRestore(onClose);
  const frame = useFocusOfStep(now);
  return (
    <Dialog
      title="Restore a backup"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {now.step === 'review' && (
            <Button variant="primary" disabled={targets.size === 0} onClick={() => void restore(now)}>
              Restore
            </Button>
          )}
        </>
      }
    >
      <VisuallyHidden role="status">{statusOf(now)}</VisuallyHidden>
      <Frame ref={frame} tabIndex={-1}>
        {now.step === 'choose' && (
          <Stack gap={3}>
            <FileDrop
              label="Choose a backup"
              hint="A file that ends with .backup.gz. It is checked first; nothing is changed before you agree."
              accept=".gz,application/gzip"
              onFile={(file) => void check(file)}
            />
            {now.problem !== undefined && (
              <Text as="p" size="sm" tone="negative" role="alert" anywhere>
                {now.problem}
              </Text>
            )}
          </Stack>
        )}
        {now.step === 'busy' && <ProgressBar label={now.label} value={now.share} />}
        {now.step === 'review' && (
          <Stack gap={4}>
            {now.asked.unasked.length > 0 && (
              <Text as="p" size="sm" tone="negative">
                {notAskedText(now.asked.unasked)}. What only they can write is left out.
              </Text>
            )}
            <RestoreChoices backup={now.backup} asked={now.asked} targets={targets} onChange={setTargets} />
          </Stack>
        )}
      </Frame>
    </Dialog>
  );
}

/** What is announced: a problem is an alert of its own. */
function statusOf(now: Step): string {
  if (now.step === 'busy') return now.label;
  if (now.step === 'choose') return '';
  return `The file is complete: ${pluralize(now.backup.contents.length, 'shop')}. Choose what becomes of each.`;
}

/** Has the focus while there is nothing to press. */
const Frame = styled.div`
  ${withoutRing}
`;
