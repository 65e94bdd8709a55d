import { inBrowser, type Theme } from 'vitepress';
import Base from 'vitepress/theme';
import './style.css';

/** The class of the clause in the address. */
const ASKED = 'asked';

/** A substitute for `:target`, which does not follow links within the site. */
function markAsked(): void {
  for (const marked of document.querySelectorAll(`.${ASKED}`)) marked.classList.remove(ASKED);
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.classList.add(ASKED);
}

const theme: Theme = {
  extends: Base,
  enhanceApp({ router }) {
    if (!inBrowser) return;
    router.onAfterRouteChange = () => void requestAnimationFrame(markAsked);
    addEventListener('hashchange', markAsked);
  },
};

export default theme;
