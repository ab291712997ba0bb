import { useRef } from 'react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { documentTitle, paths, screenInShop } from '@back-office/shared/routes';
import { size, space } from '@back-office/shared/theme';
import { FailurePanel, useFocusOnRemoval } from '@back-office/shared/ui';
import type { AreaFailure } from '@back-office/shared/loading';
import { focusContent } from './SkipLink';

interface FailureScreenProps {
  /** The name of what failed, as merchants read it. */
  readonly name: string;
  readonly failure: AreaFailure;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** In the place of an area or screen that failed. If it has the focus when it goes, the focus continues in the content. */
export function FailureScreen({ name, failure, onRetry, isRetrying }: FailureScreenProps) {
  const { shop } = useServices();
  const title = `${name} could not be loaded`;
  const frame = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(frame, focusContent);
  return (
    <Frame ref={frame} data-error-screen="">
      <title>{documentTitle(screenInShop(title, shop))}</title>
      <FailurePanel
        title={title}
        cause={failure.plainCause}
        code={failure.code}
        onRetry={onRetry}
        isRetrying={isRetrying}
        home={paths.home()}
      />
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 640px;
  padding: ${space[6]} ${size.gutter} ${space[12]};
`;
