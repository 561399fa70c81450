import { brand } from "../../content/brand";
import { callApi } from "../api-client";
import { load } from "../load";
import { adviceFor } from "./advice";
import { loginFailedMessage, unexpectedLoginMessage } from "./contract";
import { AuthError, type AuthProvider } from "./provider";
import { sandboxProvider } from "./sandbox";
import {
	clearSession,
	keepSession,
	readSession,
	type Session,
} from "./storage";

const env = import.meta.env;

/** Firebase in a chunk of its own; what is already there answers without a wait, so that a press stays a press. */
function lateFirebase(): AuthProvider {
	let ready: AuthProvider | undefined;
	let coming: Promise<AuthProvider> | undefined;
	const get = () =>
		(coming ??= load("sign-in", () => import("./firebase"), {
			reload: false,
		}).then(
			({ firebaseProvider }) => {
				ready = firebaseProvider({
					apiKey: env.VITE_FIREBASE_API_KEY,
					authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
					projectId: env.VITE_FIREBASE_PROJECT_ID,
					appId: env.VITE_FIREBASE_APP_ID,
				});
				return ready;
			},
			(error) => {
				coming = undefined;
				throw error;
			},
		));
	return {
		signIn: () =>
			ready ? ready.signIn() : get().then((provider) => provider.signIn()),
		cancel: () => ready?.cancel(),
		signOut: () => get().then((provider) => provider.signOut()),
		preload: () =>
			void get().then(
				(provider) => provider.preload(),
				() => {},
			),
		bearer: (token) => get().then((provider) => provider.bearer(token)),
	};
}

/** Without Firebase's settings the sandbox stands in for it. */
export const authProvider: AuthProvider = env.VITE_FIREBASE_API_KEY
	? lateFirebase()
	: sandboxProvider;

/** Why somebody is not signed in, in words for the visitor. */
export class SignInFailure extends Error {
	override name = "SignInFailure";
	/** Another attempt has taken over: worth saying, but nothing is wrong. */
	readonly superseded: boolean;
	constructor(message: string, superseded = false) {
		super(message);
		this.superseded = superseded;
	}
}

async function forget(provider: AuthProvider) {
	clearSession();
	await provider.signOut().catch(() => {
		// Our own copy is gone, which is what decides; the provider's ends by itself.
	});
}

/**
 * The whole way in: the provider's window, then the backend's consent. Rejects with a `SignInFailure`.
 * `onAccount` is told when the window has done its part and the backend is being asked.
 */
export async function signIn(
	provider = authProvider,
	onAccount = () => {},
): Promise<Session> {
	const account = await provider.signIn().catch((cause) => {
		if (!(cause instanceof AuthError))
			throw new SignInFailure(unexpectedLoginMessage);
		const advice = adviceFor(cause.code, brand.email);
		throw new SignInFailure(
			`${cause.message} ${advice}`,
			cause.code === "auth/cancelled-popup-request",
		);
	});
	onAccount();
	try {
		const bearer = await provider.bearer(account.token);
		const reply = await callApi(
			"google_login",
			{ ...account.user, token: account.token },
			{ bearer },
		);
		if (reply.success) {
			keepSession(account);
			return account;
		}
		await forget(provider);
		throw new SignInFailure(
			reply.message ? `Warning: ${reply.message}` : loginFailedMessage,
		);
	} catch (cause) {
		if (cause instanceof SignInFailure) throw cause;
		await forget(provider);
		throw new SignInFailure(unexpectedLoginMessage);
	}
}

export const signOut = (provider = authProvider) => forget(provider);
export { readSession, type Session };
