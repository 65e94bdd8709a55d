#!/usr/bin/env node
import { main, OWN_MISTAKE, WRONG_INPUT } from './main.ts';
import { complain, confess } from './output.ts';

// Where nobody reads, the work goes on in silence: its exit code is that of whole work, and records are written.
let isUnwritten = false;
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' || isUnwritten) return;
  isUnwritten = true;
  process.once('exit', () => {
    process.exitCode = WRONG_INPUT;
  });
  complain(`the output cannot be written: ${error.message}`);
});
process.once('uncaughtException', (error) => {
  confess(error);
  process.exit(OWN_MISTAKE);
});

// Comes only while the command below is waited for in vain: node would end without a word.
const sayUnanswered = (): never => {
  complain(
    'a bot, or another module of yours, does not answer: its promise is never settled, and nothing is left to be done',
  );
  process.exit(WRONG_INPUT);
};
process.once('beforeExit', sayUnanswered);

void main(process.argv.slice(2), process).then(() => process.off('beforeExit', sayUnanswered));
