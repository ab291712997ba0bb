import { Search } from 'lucide-react';
import styled from 'styled-components';
import { useLedgerAddress, useLedgerLink } from '@back-office/shared/ledger';
import { useParams, useSearchParams } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { ButtonLink, EmptyState, FailurePanel, Screen, Skeleton, useDelayed } from '@back-office/shared/ui';
import { color, gridStyle } from '@back-office/shared/theme';
import { sectionAt, sectionIdOf } from '../../domain/course';
import { useEducation } from '../../state/education';
import { useModule } from '../../state/useModule';
import { SectionScreen } from './SectionScreen';

/** A course, one section at a time. Its rules are in docs/product/education.md. */
export function ModuleScreen() {
  const { moduleId = '' } = useParams();
  useLedgerAddress();
  return <LoadedModule key={moduleId} moduleId={moduleId} />;
}

function LoadedModule({ moduleId }: { readonly moduleId: string }) {
  const { catalog } = useEducation();
  const loaded = useModule(moduleId);
  const back = useBack();
  const [params] = useSearchParams();
  const outline = catalog.outlines.find(({ id }) => id === moduleId);
  const title = outline?.title ?? 'Education Center';

  if (loaded.state === 'loading') {
    return (
      <Screen title={title} back={back}>
        <LoadingModule />
      </Screen>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <Screen title={title} back={back}>
        <FailurePanel
          title={`${title} could not be loaded`}
          cause="The course did not arrive. Check the connection and try again."
          onRetry={loaded.retry}
        />
      </Screen>
    );
  }
  const place = loaded.state === 'ready' ? sectionAt(loaded.module, sectionIdOf(params)) : undefined;
  if (loaded.state === 'missing' || !place) return <NotFound title={title} moduleId={outline?.id} />;
  return <SectionScreen module={loaded.module} place={place} back={back} />;
}

/** `moduleId` is missing if there is no such course. */
function NotFound({ title, moduleId }: { readonly title: string; readonly moduleId: string | undefined }) {
  const link = useLedgerLink();
  return (
    <Screen title={title} back={useBack()}>
      <EmptyState
        icon={<Search size={20} aria-hidden />}
        title="Section not found"
        hint={
          moduleId === undefined
            ? 'There is no course at this address. It may have moved.'
            : 'The course has no section at this address. It may have moved.'
        }
        actions={
          moduleId === undefined ? (
            <ButtonLink variant="primary" to={link(paths.education())}>
              All courses
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={link(paths.educationModule(moduleId))}>
              First section
            </ButtonLink>
          )
        }
      />
    </Screen>
  );
}

function useBack() {
  const link = useLedgerLink();
  return { label: 'Education Center', to: link(paths.education()) };
}

/** Takes its space at once and becomes visible after 200 ms. */
function LoadingModule() {
  const isLate = useDelayed();
  return (
    <Lines role="status" $isLate={isLate}>
      <span>Loading module...</span>
      <Skeleton height={24} width="40%" />
      <Skeleton height={16} width="92%" />
      <Skeleton height={16} width="88%" />
      <Skeleton height={16} width="60%" />
    </Lines>
  );
}

const Lines = styled.div<{ readonly $isLate: boolean }>`
  ${gridStyle({ gap: 4, maxWidth: '760px', minHeight: '400px' })}
  align-content: start;
  opacity: ${(props) => (props.$isLate ? 1 : 0)};

  > span:first-child {
    color: ${color.textMuted};
  }
`;
