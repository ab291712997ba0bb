import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { useLedgerLink } from '@back-office/shared/ledger';
import { listen } from '@back-office/shared/loading';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { useAnnounceEdit } from '@back-office/shared/state';
import { useToast } from '@back-office/shared/ui';
import { choicesOf, noChoices, type ReportChoices } from '../../../domain/builtReport/builtDefinition';
import { titleOf, type CustomReport } from '../../../domain/customReport';
import { useCustomReports } from '../../../state/customReports';
import { draftOf, isSameDraft, startedBuilder, type Builder } from '../domain/builder';

const newReport: Builder = { name: '', description: '', choices: noChoices };

/** Navigation state of the toast that reopens an unsaved report. */
const reopening = { reopensDraft: true } as const;

/**
 * The report being edited. Closing the builder without saving keeps the changes until the page is closed: a toast leads
 * back, and the builder offers them when it is opened again. Without changes it follows the stored report.
 */
export function useReportBuilder(id: string | undefined, report: CustomReport | undefined) {
  const { storageNamespace } = useServices();
  const { saveReport } = useCustomReports();
  const announce = useAnnounceEdit();
  const navigate = useNavigate();
  const link = useLedgerLink();
  const { state, search } = useLocation();

  const draftKey = keyOf(storageNamespace, id);
  const [saved, setSaved] = useState(() => (report ? builderOf(report) : newReport));
  const isReopened = (state as Partial<typeof reopening> | null)?.reopensDraft === true;
  const [kept] = useState(() => drafts.get(draftKey));
  const [left, setLeft] = useState(isReopened ? undefined : kept);
  const [started] = useState(() => (id === undefined ? startedBuilder(new URLSearchParams(search)) : undefined));
  const [builder, setBuilder] = useState(isReopened && kept ? kept : (started ?? saved));
  const [isSaving, setSaving] = useState(false);
  const isChanged = !isSameDraft(builder, saved);
  const stored = useMemo(() => report && builderOf(report), [report]);
  if (stored && !isChanged && !isSameDraft(stored, saved)) {
    setSaved(stored);
    setBuilder(stored);
  }
  const offered = left && !isChanged ? left : undefined;
  const isDone = useRef(false);
  useUnloadWarning(isChanged);
  useKeepOnLeaving({ id, builder, isChanged, isDone });

  async function save() {
    setSaving(true);
    isDone.current = true;
    const isSaved = await announce(saveReport(draftOf(builder), id), `${titleOf(builder)} saved`);
    setSaving(false);
    isDone.current = isSaved;
    if (!isSaved) return;
    drafts.delete(draftKey);
    void navigate(link(paths.customReports()));
  }

  return {
    builder,
    isChanged,
    isSaving,
    setText: (text: Partial<Pick<Builder, 'name' | 'description'>>) => setBuilder((before) => ({ ...before, ...text })),
    change: (change: (choices: ReportChoices) => ReportChoices) =>
      setBuilder((before) => ({ ...before, choices: change(before.choices) })),
    save,
    /** Unsaved changes of an earlier visit. */
    offered,
    restore() {
      if (left) setBuilder(left);
      setLeft(undefined);
    },
    discard() {
      drafts.delete(draftKey);
      setLeft(undefined);
    },
  };
}

export type ReportBuilder = ReturnType<typeof useReportBuilder>;

function builderOf(report: CustomReport): Builder {
  return { name: report.name, description: report.description, choices: choicesOf(report) };
}

/** The browser asks before it closes or reloads the page. */
function useUnloadWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    return listen(window, { beforeunload: (event) => event.preventDefault() });
  }, [isOn]);
}

interface Leaving {
  readonly id: string | undefined;
  readonly builder: Builder;
  readonly isChanged: boolean;
  /** Saved, so there is nothing to keep. */
  readonly isDone: { readonly current: boolean };
}

function useKeepOnLeaving(leaving: Leaving) {
  const { storageNamespace } = useServices();
  const { show } = useToast();
  const navigate = useNavigate();
  const latest = useRef({ ...leaving, storageNamespace, show, navigate });
  useEffect(() => {
    latest.current = { ...leaving, storageNamespace, show, navigate };
  });
  useEffect(
    () => () => {
      const { id, builder, isChanged, isDone, storageNamespace: namespace, show: toast, navigate: go } = latest.current;
      if (!isChanged || isDone.current) return;
      drafts.set(keyOf(namespace, id), builder);
      const path = id === undefined ? paths.createCustomReport() : paths.editCustomReport(id);
      toast({
        message: `${titleOf(builder)} has unsaved changes`,
        action: { label: 'Continue editing', onPress: () => void go(path, { state: reopening }) },
      });
    },
    [],
  );
}

/**
 * Unsaved reports of this page that were left behind when the builder was closed, by the report they change; without an
 * id, a new one. They last as long as the page, not longer.
 */
const drafts = new Map<string, Builder>();

function keyOf(namespace: string, id: string | undefined) {
  return `${namespace}:${id ?? ''}`;
}
