import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link, useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { media, notOnPaper, space } from '@back-office/shared/theme';
import {
  Button,
  Notice,
  Screen,
  VisuallyHidden,
  isNothingFocused,
  useIsPrinting,
  useToast,
} from '@back-office/shared/ui';
import type { Module, Section, SectionPlace } from '../../domain/course';
import { sectionToContinue } from '../../domain/progress';
import { useCompletion } from '../../state/useCompletion';
import { useEducation, PrintingProvider } from '../../state/education';
import { ProgressNotices } from '../ProgressNotices';
import { ModuleFooter } from './ModuleFooter';
import { ModuleFacts, ModulePosition } from './ModuleHead';
import { SectionTabs, sectionPanelId, sectionTabId } from './SectionTabs';
import { SectionView } from './SectionView';

interface SectionScreenProps {
  readonly module: Module;
  readonly place: SectionPlace;
  readonly back: { readonly label: string; readonly to: string };
}

/** The current section with tabs, progress and buttons. On paper the whole course. */
export function SectionScreen({ module, place, back }: SectionScreenProps) {
  const { id, title, sections } = module;
  const { section, index, previous, next } = place;
  const { completed, percent, announcement, mark } = useCompletion(module);
  const isCompleted = completed.includes(section.id);
  const isPrinting = useIsPrinting();
  const navigate = useNavigate();
  const link = useLedgerLink();
  const toast = useToast();
  const { titleRef, focusAfter } = useTitleFocus(section.id);

  const position = `Section ${index + 1} of ${sections.length}`;

  function goTo(target: Section) {
    focusAfter();
    void navigate(link(paths.educationModule(id, target.id)));
  }

  async function goOn() {
    const marked = mark(section.id, true);
    if (next) return goTo(next);
    void navigate(link(paths.education()));
    const left = await marked;
    if (left === undefined) return;
    const missing = `${pluralize(left, 'section')} of ${title} not completed yet`;
    toast.show({ message: left === 0 ? `${title} completed` : missing });
  }

  return (
    <Screen
      title={title}
      back={back}
      context={<ModuleFacts module={module} position={position} percent={percent} />}
      actions={
        <>
          <ModulePosition index={index} count={sections.length} text={position} />
          <Button icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <ProgressNotices />
      <SectionTabs module={module} currentId={section.id} completed={completed} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <ResumeNotice module={module} place={place} onResume={focusAfter} />
      <PrintingProvider value={isPrinting}>
        {sections
          .filter((each) => isPrinting || each.id === section.id)
          .map((each) => (
            <Panel
              key={each.id}
              {...(each.id === section.id && {
                id: sectionPanelId,
                role: 'tabpanel',
                'aria-labelledby': sectionTabId(each.id),
              })}
            >
              <SectionView module={module} section={each} {...(each.id === section.id && { titleRef })} />
            </Panel>
          ))}
      </PrintingProvider>
      <ModuleFooter
        isFirst={previous === undefined}
        isLast={next === undefined}
        isCompleted={isCompleted}
        onPrevious={() => previous && goTo(previous)}
        onToggleCompleted={() => void mark(section.id, !isCompleted)}
        onNext={() => void goOn()}
      />
    </Screen>
  );
}

interface ResumeNoticeProps extends Pick<SectionScreenProps, 'module' | 'place'> {
  readonly onResume: () => void;
}

/** Where to go on in a course that was started before and opens at its first section. */
function ResumeNotice({ module, place: { section, index }, onResume }: ResumeNoticeProps) {
  const { progress } = useEducation();
  const link = useLedgerLink();
  const [resumeAt] = useState(() => (index === 0 ? sectionToContinue(module, progress) : undefined));
  if (!resumeAt || index > 0 || resumeAt.id === section.id) return null;
  return (
    <Resume>
      <Notice tone="info">
        You have completed a part of this course.{' '}
        <Link to={link(paths.educationModule(module.id, resumeAt.id))} onClick={onResume}>
          {`Continue with “${resumeAt.title}”`}
        </Link>
      </Notice>
    </Resume>
  );
}

/**
 * Moves the focus to the title of the next section that is shown, after `focusAfter` or if the title that had it is gone,
 * as after Back.
 */
function useTitleFocus(sectionId: string) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isWanted = useRef(false);
  const shownId = useRef(sectionId);
  useEffect(() => {
    const isOther = shownId.current !== sectionId;
    shownId.current = sectionId;
    const isLost = isOther && titleRef.current !== null && isNothingFocused(titleRef.current);
    if (!isWanted.current && !isLost) return;
    isWanted.current = false;
    titleRef.current?.focus({ preventScroll: true });
    titleRef.current?.scrollIntoView({ block: 'start' });
  }, [sectionId]);
  return { titleRef, focusAfter: () => (isWanted.current = true) };
}

const Resume = styled.div`
  max-width: 760px;
  ${notOnPaper}
`;

const Panel = styled.div`
  margin-top: ${space[2]};

  ${media.print} {
    & + & {
      margin-top: ${space[8]};
    }
  }
`;
