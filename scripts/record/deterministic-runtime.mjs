// Loaded before a server that is recorded: its time stands still until the recorder moves it, and its chance comes out the
// same each time. Every kind of chance has a sequence of its own that begins anew with each step, so that one draw more or
// less in one place changes nothing in another; while people only read, side by side, it is the same for all of them.
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const SystemDate = Date;
let moment = Number(process.env.RECORD_MOMENT);
let step = 'start';
let isCounting = true;
let drawn = new Map();

const FrozenDate = new Proxy(SystemDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [moment] : args, newTarget),
  apply: () => new SystemDate(moment).toString(),
  get: (target, key) => (key === 'now' ? () => moment : Reflect.get(target, key)),
});
SystemDate.prototype.constructor = FrozenDate;
globalThis.Date = FrozenDate;

/** The next bytes of one kind of chance. */
function bytesOf(kind, size) {
  const count = isCounting ? (drawn.get(kind) ?? 0) + 1 : 0;
  drawn.set(kind, count);
  const blocks = [];
  for (let block = 0; block * 32 < size; block += 1)
    blocks.push(createHash('sha256').update(`${step}\n${kind}\n${count}\n${block}`).digest());
  return Buffer.concat(blocks).subarray(0, size);
}

crypto.randomBytes = (size, done) => {
  const bytes = bytesOf(`bytes ${size}`, size);
  if (!done) return bytes;
  process.nextTick(done, null, bytes);
  return undefined;
};
crypto.randomInt = (from, to, done) => {
  const [least, beyond] = typeof to === 'number' ? [from, to] : [0, from];
  const number = least + (bytesOf(`integer ${least} ${beyond}`, 6).readUIntBE(0, 6) % (beyond - least));
  const report = typeof to === 'function' ? to : done;
  if (!report) return number;
  process.nextTick(report, null, number);
  return undefined;
};
crypto.randomUUID = () => {
  const bytes = bytesOf('uuid', 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
Math.random = () => bytesOf('number', 6).readUIntBE(0, 6) / 2 ** 48;
syncBuiltinESMExports();

process.on('message', (message) => {
  if (typeof message?.moment !== 'number') return;
  moment = message.moment;
  step = message.step;
  isCounting = message.isCounting;
  drawn = new Map();
  process.send({ arrivedAt: step });
});
