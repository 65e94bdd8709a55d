#!/usr/bin/env node
import { dataOf } from '../arena/errors.ts';
import { cliFailure } from './errors.ts';
import { main, OWN_MISTAKE, tell, WRONG_INPUT } from './main.ts';
import { printError, printInternalError } from './output.ts';

const args = process.argv.slice(2);

// If the reader closes the pipe, most commands finish silently, write their records and exit with their usual code.
let isUnwritten = false;
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' || isUnwritten) return;
  isUnwritten = true;
  process.once('exit', () => {
    process.exitCode = WRONG_INPUT;
  });
  printError(`the output cannot be written: ${error.message}`);
});
process.once('uncaughtException', (error) => {
  printInternalError(error);
  process.exit(OWN_MISTAKE);
});

// Runs only if the command's promise can never settle. Without this, Node would exit without a message.
const sayUnanswered = (): never => {
  tell(dataOf(cliFailure('cli/unanswered', {})), args);
  process.exit(WRONG_INPUT);
};
process.once('beforeExit', sayUnanswered);

void main(args, process).then((code) => {
  process.off('beforeExit', sayUnanswered);
  // After a signal, a bot that still waits for something does not keep the process alive.
  if (code > 128) process.stdout.write('', () => process.exit());
});
