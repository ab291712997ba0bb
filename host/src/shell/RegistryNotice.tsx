import { useEffect, useRef, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { notOnPaper, size, space } from '@back-office/shared/theme';
import { Button, Notice, VisuallyHidden } from '@back-office/shared/ui';
import { useAreas, useAreasSnapshot } from '../remotes/AreasProvider';
import { focusContent } from './SkipLink';

/** Shown while the areas are those of an earlier visit, because the registry does not answer. */
export function RegistryNotice() {
  const areas = useAreas();
  const { registry } = useAreasSnapshot();
  const [isDismissed, setIsDismissed] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const [hasRetried, setHasRetried] = useState(false);
  const wasPressed = useRef(false);
  const isShown = registry.step === 'read' && registry.lastGood !== undefined && !isDismissed;
  const message = `The back office ${hasRetried ? 'still ' : ''}could not check for updates. You are seeing the version of your last visit.`;

  useEffect(() => {
    // Retry had the focus and is gone, because the registry answers: continue in the content.
    if (!isShown && wasPressed.current && document.activeElement === document.body) focusContent();
  }, [isShown]);

  async function retry() {
    wasPressed.current = true;
    setIsRetrying(true);
    await areas.readRegistryAgain();
    setIsRetrying(false);
    setHasRetried(true);
  }

  return (
    <>
      {/* Always there: a status is announced only when its text changes. */}
      <VisuallyHidden role="status">{isShown ? message : ''}</VisuallyHidden>
      {isShown && (
        <Frame>
          <Notice
            tone="notice"
            action={
              <Button variant="link" icon={<RefreshCw />} isBusy={isRetrying} onClick={() => void retry()}>
                {isRetrying ? 'Retrying' : 'Retry'}
              </Button>
            }
            onDismiss={() => setIsDismissed(true)}
          >
            {message}
          </Notice>
        </Frame>
      )}
    </>
  );
}

const Frame = styled.div`
  padding: ${space[3]} ${size.gutter} 0;
  ${notOnPaper}
`;
