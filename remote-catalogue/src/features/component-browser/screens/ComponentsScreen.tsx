import { SearchX } from 'lucide-react';
import styled from 'styled-components';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { listen } from '@back-office/shared/loading';
import { useSearchParams } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { withoutRing } from '@back-office/shared/theme';
import { ButtonLink, EmptyState, Screen } from '@back-office/shared/ui';
import { kitComponents } from '../data/componentMetadata';
import { ComponentDetails } from './ComponentDetails';
import { ComponentGallery } from './ComponentGallery';

/** The component browser: the gallery, or the component named in the address. */
export function ComponentsScreen() {
  const [params] = useSearchParams();
  const name = params.get('name');
  const root = useStartAtTop(name);
  return (
    <Root ref={root} tabIndex={-1}>
      <Content name={name} />
    </Root>
  );
}

function Content({ name }: { readonly name: string | null }) {
  if (name === null) return <ComponentGallery components={kitComponents} />;
  const component = kitComponents.find((each) => each.name === name);
  if (!component) return <UnknownComponent name={name} />;
  return <ComponentDetails component={component} components={kitComponents} />;
}

/** For links to a component that is not, or no longer, in the kit. */
function UnknownComponent({ name }: { readonly name: string }) {
  return (
    <Screen title="Components">
      <EmptyState
        icon={<SearchX />}
        title={`There is no component named “${name}”`}
        hint="It may have been renamed."
        actions={
          <ButtonLink to={paths.components()} variant="primary">
            All components
          </ButtonLink>
        }
      />
    </Screen>
  );
}

/**
 * Scrolls to the top when the merchant moves between the gallery and a component, and focuses the screen if the link they
 * followed is gone. The shell does not do this because the path stays the same, and an embedded remote has no shell. Back
 * and Forward keep the scroll position the browser restores.
 */
function useStartAtTop(name: string | null) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  const isBack = useRef(false);

  useEffect(() => listen(window, { popstate: () => (isBack.current = true) }), []);

  useLayoutEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const element = screen.current;
    // An embedded remote scrolls to its own top, not to the top of the page around it.
    const isAbove = element !== null && element.getBoundingClientRect().top < 0;
    if (isAbove && !isBack.current) element.scrollIntoView({ block: 'start' });
    isBack.current = false;
    const root = element?.getRootNode();
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (focused === null || focused === document.body) element?.focus({ preventScroll: true });
  }, [name]);

  return screen;
}

/** Focused by code only, so it needs no focus ring. */
const Root = styled.div`
  scroll-margin-top: var(--screen-top, 0px);
  ${withoutRing}
`;
