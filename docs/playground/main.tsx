import { kits } from 'feyrules';
import { render } from 'preact';
import { App } from './app.tsx';
import { OtherKits } from './refusal.tsx';

const root = document.getElementById('app');
if (root !== null) {
  render(
    <OtherKits.Provider value={kits}>
      <App />
    </OtherKits.Provider>,
    root,
  );
}
