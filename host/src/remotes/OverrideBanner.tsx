import styled from 'styled-components';
import { color, rowStyle, size, space, weight } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { useAreas, useAreasSnapshot, useAreaTitle } from './AreasProvider';
import { activeOverrides, overridesOfLinks, withoutOverrides, writeOverrides } from './overrides';

/** Shown while this session asks for other versions than the released ones. */
export function OverrideBanner() {
  const { overrides } = useAreas();
  const areaTitle = useAreaTitle();
  const { registry } = useAreasSnapshot();
  if (Object.keys(overrides).length === 0 || registry.step === 'reading') return null;
  // The stored copy of the registry has the released versions alone.
  const rows = registry.step === 'read' && !registry.lastGood ? registry.rows : [];
  const { running, missing } = activeOverrides(overrides, rows);
  const ofLinks = overridesOfLinks(window);
  const isLinkWrong = missing.some((name) => ofLinks.includes(name));
  const isChoiceGone = missing.some((name) => !ofLinks.includes(name));
  return (
    <Banner aria-label="Override">
      <p>
        {running.length > 0 && (
          <>
            This session runs{' '}
            {running.map(({ name, version }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                {areaTitle(name)} <b>{version}</b>
              </span>
            ))}{' '}
            instead of the released version.{' '}
          </>
        )}
        {isLinkWrong && 'The link asked for a version that is not available. '}
        {isChoiceGone && 'The version chosen on the health page is no longer available.'}
      </p>
      <Button size="small" onClick={resetOverrides}>
        Reset
      </Button>
    </Banner>
  );
}

function resetOverrides() {
  writeOverrides(window, {});
  const address = withoutOverrides(window.location.href);
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

const Banner = styled.section`
  ${rowStyle({ gap: [2, 4], justify: 'between', wrap: true, size: 'sm', tone: 'notice', anywhere: true, on: 'screen' })}
  padding: ${space[2]} ${size.gutter};
  background: ${color.noticeSubtle};
  border-bottom: 1px solid ${color.noticeBorder};

  b {
    font-weight: ${weight.strong};
  }
`;
