// Written by `npm run openapi` from docs/openapi.json; changes are lost.

/** Paths whose POST takes an Idempotency-Key. */
export const KEYED_POSTS: ReadonlySet<string> = new Set([
  "/auth/signup",
  "/auth/accept-invitation",
  "/company/invitations",
  "/company/api-keys",
  "/company/webhooks",
  "/company/webhooks/{webhook_id}/test",
  "/projects",
  "/projects/{project_id}/persona-groups",
  "/projects/{project_id}/persona-groups/{group_id}/generate",
  "/projects/{project_id}/persona-groups/{group_id}/respondents",
  "/projects/{project_id}/briefings",
  "/projects/{project_id}/briefings/uploads",
  "/projects/{project_id}/simulations",
  "/projects/{project_id}/simulations/{simulation_id}/retry",
  "/projects/{project_id}/simulations/{simulation_id}/report-words",
  "/projects/{project_id}/simulations/{simulation_id}/messages",
  "/projects/{project_id}/simulations/{simulation_id}/run",
  "/projects/{project_id}/simulations/{simulation_id}/script",
  "/projects/{project_id}/simulations/{simulation_id}/conjoint-design",
  "/projects/{project_id}/simulations/{simulation_id}/end",
  "/projects/{project_id}/simulations/{simulation_id}/reliability-check",
  "/projects/{project_id}/simulations/{simulation_id}/report-links",
  "/projects/{project_id}/simulations/{simulation_id}/codebooks/{question_id}",
  "/projects/{project_id}/human-studies"
]);

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the service reachable, and does it work?
         * @description 200 says that the functions run, that the database has just answered, and that it has stored something within the last five seconds; otherwise the answer is 500.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avatars/{avatar_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drawn profile image of a persona
         * @description Target of a persona's `avatar_url`. The drawing follows from the address alone and says nothing about any company, so image tags can load it without a token.
         */
        get: operations["getAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a company and its owner, and sign in
         * @description Sets the `refresh_token` cookie as login does. A taken e-mail address is 400. A password has 8 to 128 characters, is not among the most common ones and not the e-mail address; there are no composition rules.
         *
         *     The answer holds tokens and is therefore not stored. A request that comes again with its `Idempotency-Key` within 24 hours, and with the same content, gets 201 with the same user and a session of its own; the same key and password with other content is 400.
         *
         *     At most 10 requests in any hour from one client address.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail address and password
         * @description An unknown address and a wrong password get the same answer in the same time.
         *
         *     At most 20 requests in any minute from one client address.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh token for a new access token
         * @description Consumes the `refresh_token` cookie and sets its successor. A token lives 30 days, a session at most 180. The same token again within 10 seconds (an answer was lost, two tabs asked at once) gets the same successor; after that its use ends the session. A password reset, and the removal of the user, end every session at once.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Revokes the session of the `refresh_token` cookie and clears the cookie; an access token stays valid until it expires.
         *
         *     Only users may, with an access token; an API key gets 403.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description Only users may, with an access token; an API key gets 403.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in user is told by mail
         * @description Only users may, with an access token; an API key gets 403.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask for mails about work that has ended, or end them
         * @description With `completion_mails` you get a mail whenever a generation, study or reliability check of your company ends, whoever started it: complete, failed or aborted. It names the work and no result.
         *
         *     Only users may, with an access token; an API key gets 403.
         */
        patch: operations["updateNotifications"];
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Answers the same, and as fast, for every address. If the address has an account, a link that works once and for 30 minutes is sent to it; asking again sends another link, and all of them work until one is used. An address gets at most 5 such mails in any rolling hour, whoever asks and from wherever; further ones are answered the same and not sent.
         *
         *     At most 5 requests in any hour from one client address.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Takes the token of the mailed link. It works once and for 30 minutes; using it makes every other link of the user useless and ends every session of the user; access tokens issued before expire within 15 minutes. A token that is wrong, used or expired is 400. The new password keeps the rules of sign-up; one that does not (422) leaves the token unused.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a company by invitation, and sign in
         * @description Takes the token of the mailed link, which works once and for 7 days, and makes a user with the role `member`. Answers as sign-up does, sets the `refresh_token` cookie, and keeps the same rules for password and `Idempotency-Key`. A token that is wrong, used, replaced by a newer invitation or expired is 400, and so is an address that has got an account meanwhile.
         *
         *     At most 60 requests in any hour from one client address.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the company with everything it has
         * @description For good: users, projects, personas, briefings, simulations, results, the library, invitations and what was counted of its spending. `name` has to be the company's name exactly, so that nobody deletes a company by accident; with another one it is 400 and nothing happens.
         *
         *     When the answer arrives nobody of the company can log in, refresh a session, reset a password or accept an invitation, and the e-mail addresses are free for a new sign-up. Access tokens issued before, and API keys, are 401 at once, everywhere, and nothing that a request was about to write lands any more. Studies that run are stopped. Everything else is removed in the background, and what a running study still wrote down while it was stopped some 16 minutes later. Backups keep what was deleted for 35 more days and then forget it, too. A record that a mail was sent holds neither address nor company; it goes after 5 days.
         *
         *     Only users with the role `owner` may; everyone else of the company gets 403.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the company spends on models
         * @description Model calls and tokens of the current calendar month (UTC), of everything that calls models: generations, studies, reading prompts, surveys, guides and briefings. Failed calls count, and so do runs that were deleted since. Embeddings add to `input_tokens`, not to `llm_calls`. `estimated_cost_usd` is at list price.
         *
         *     Once `budget_reached` is true, whatever calls models is refused with 429 until `resets_at`, or until the operators raise the budget; reading works. The service as a whole has a budget, too, which is answered in the same way.
         */
        get: operations["getCompanyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/calibration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What human studies have taught about the company's simulations
         * @description Every human study is paired with one simulation that asked the same. Over all pairs human figures are fitted to synthetic ones, means of rating scales by one line and shares of options by another, each with an intercept of its own for every study. Where six studies have figures of a kind, results carry estimates on the human scale (`aggregate.calibrated`), with intervals in which a new human study's figure is expected; until then they carry the flag `not_validated`.
         *
         *     `leave_one_out_error` and `leave_one_out_coverage` say how that would have gone for the company's own studies: each is predicted by a line that does not know it. Deleting a human study or a simulation takes its pair away.
         */
        get: operations["getCalibration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users of the company
         * @description Every member may read it.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations that nobody has accepted yet
         * @description Those whose links still work.
         *
         *     Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a colleague by e-mail
         * @description Sends a one-time link that works for 7 days; whoever uses it chooses a name and a password (`POST /auth/accept-invitation`) and becomes a `member`. Inviting the same address again renews its invitation under the same id: a new mail goes out, the time starts anew and earlier links stop working; after 5 mails it is 400. At most 100 invitations of a company are open at a time, more are 400.
         *
         *     An address of the own company is 400. Whether an address has an account with another company is not said here, so that nobody can find out by inviting: the invitation goes out as any other, and only who reads the mail learns on accepting that the address is in use (400 there). An address belongs to one company at a time.
         *
         *     Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         *
         *     At most 60 requests in any hour from one client address.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a user from the company
         * @description Ends all sessions of the user at once and frees the e-mail address. Access tokens of theirs are 401 at once, everywhere, and nothing that a request of theirs was about to write lands any more. What the user created stays the company's. Nobody can remove themselves (400), so a company always has an owner.
         *
         *     Only users with the role `owner` may; everyone else of the company gets 403.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of the company
         * @description Those that work, without the keys themselves. A key that nobody has used for long can be revoked.
         *
         *     Only users with the role `owner` may; everyone else of the company gets 403.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description For programs: a key goes where an access token goes (`Authorization: Bearer scr_…`) and works until it is revoked, also when whoever created it has been removed. `key` is in this answer and nowhere else; what is kept is its hash.
         *
         *     A key belongs to the company and to no user. What is a user's own (`GET /auth/me`, `POST /auth/logout`), what cannot be undone (`DELETE /company`) and what decides who has access (API keys, removing members) is 403 for keys of either role.
         *
         *     Only users with the role `owner` may; everyone else of the company gets 403.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/api-keys/{api_key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description For good. It is 401 at once, everywhere, and nothing that a request with it was about to write lands any more. Open invitations that it sent last stop working, and webhooks whose address it set, or which it enabled last, are disabled; `disabled_reason` says so, and an owner can enable them again. Everything else that was created with it stays: users who have joined, report links, studies, which go on.
         *
         *     Only users with the role `owner` may; everyone else of the company gets 403.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the company
         * @description Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events posted to an address
         * @description When background work of the company ends, `{type, timestamp, data}` is posted to `url`: ids and status, never results. Deliveries are signed and repeated as [Standard Webhooks](https://www.standardwebhooks.com) says: headers `webhook-id` (the same at every attempt), `webhook-timestamp` and `webhook-signature`; any answer but 2xx within 15 seconds is a failure, redirects too, and is tried ten times within some three days. An event may come twice, and before another that is older. 410 disables the hook at once; so does an event that was given up while nothing else arrived. A company has at most 10 webhooks. How signatures are checked is in docs/webhooks.md of the source.
         *
         *     Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook
         * @description Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Nothing is sent to it any more, but for what is on its way; its deliveries are removed, too.
         *
         *     Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change address, events or secret, disable or enable
         * @description Only the fields in the body change. What waits for a disabled hook ends as failed when it is due; events that happen meanwhile are not kept for it.
         *
         *     Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/company/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was and is to be sent to a webhook
         * @description Newest first; kept for 30 days. One that is `failed` is not tried again.
         *
         *     Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description An event `webhook.test` is sent as any other is; what became of it is among the deliveries.
         *
         *     Only users and API keys with the role `owner` may; everyone else of the company gets 403.
         *
         *     At most 10 requests in any minute from one client address.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All projects of the company */
        get: operations["listProjects"];
        put?: never;
        /** Create a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project and everything in it
         * @description The project is gone for every reader when the answer arrives; persona groups, personas, briefings, simulations and results below it are removed in the background.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change name or description
         * @description Only the fields in the body change.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/projects/{project_id}/persona-groups/parse-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest the fields of a group from plain language
         * @description Returns only fields the text gives evidence for, and always a name; the answer is valid as the body of create. What no field holds is `description`, in the text's own words, and what was not understood is `unplaced`: no word is lost. A model that is busy or cannot be reached is 429, and nothing is suggested.
         */
        post: operations["parseAudiencePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/persona-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All persona groups of a project */
        get: operations["listPersonaGroups"];
        put?: never;
        /**
         * Define a target segment
         * @description Only `name` is required. `gender` defaults to `All` and `persona_count` to 5; any other field that is not given is null and drawn from the market's population when personas are generated. Ages are whole numbers from 13 to 120, and `age_min` must not exceed `age_max`.
         */
        post: operations["createPersonaGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/persona-groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One group, with the progress of its generation */
        get: operations["getPersonaGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a group, its personas and the simulations that ran against it
         * @description All of it is gone for every reader when the answer arrives, and removed in the background; a running generation or study is stopped.
         */
        delete: operations["deletePersonaGroup"];
        options?: never;
        head?: never;
        /**
         * Change the definition of a group
         * @description Only the fields in the body change; existing personas and `generation_status` stay as they are. Ages are judged against the stored bound that the body does not name.
         */
        patch: operations["updatePersonaGroup"];
        trace?: never;
    };
    "/projects/{project_id}/persona-groups/{group_id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the personas of a group
         * @description Starts in the background; poll the group. Everybody satisfies `description`; if nobody of the population can, the generation fails with the reason. Without a description, personas of the library whom the definition admits are reused first, the most reliable before the others, and only the rest is generated; `personas_reused` says how many. While generating: 400. After `complete` it adds `count` more personas, `persona_count` of the group if no `count` is given, distinct from those there; after `failed` it retries without duplicates. A group holds at most 1000 personas; more is 400, and so is a group of real respondents.
         */
        post: operations["generatePersonas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/persona-groups/{group_id}/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All personas of a group
         * @description Without `limit`, all of them; with it a page, from the second on behind the persona that `after` names. A page with less than `limit` is the last.
         */
        get: operations["listPersonas"];
        put?: never;
        post?: never;
        /**
         * Delete all personas of a group
         * @description Recorded simulation results are kept. While the group is generating: 400.
         */
        delete: operations["deletePersonas"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/persona-groups/{group_id}/personas/{persona_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One persona */
        get: operations["getPersona"];
        put?: never;
        post?: never;
        /**
         * Delete one persona
         * @description Recorded simulation results are kept. While the group is generating: 400.
         */
        delete: operations["deletePersona"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/persona-groups/{group_id}/respondents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The real respondents of a group
         * @description Codes and which questions were answered, never what a row says.
         */
        get: operations["listRespondents"];
        put?: never;
        /**
         * Make personas of real respondents
         * @description A CSV with a header and one row per person, up to 300 in a group over all uploads; comma, semicolon or tab, in UTF-8, UTF-16 or Windows-1252. `columns` says what each column holds; one that it does not name is refused, and one that nobody needs is listed under `ignored`, which is not kept. `consent` is your declaration that these people agreed to this use; it is stored with your id and the time.
         *
         *     Each row becomes one persona, named by a code, without a model: facts as mapped, free text word for word, nothing invented for what is missing. Answers to questions of studies are kept for comparison and never shown to a persona. The group is `generating` meanwhile; poll it. Rows, profiles and their copies in studies are encrypted with a key of your company. If an upload fails, send it again: what it has left is removed.
         *
         *     Invented personas and real respondents never share a group.
         */
        post: operations["uploadRespondents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/persona-groups/{group_id}/respondents/{respondent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a real respondent: the row, the persona and its copies in studies
         * @description What the persona answered in studies stays, under the code. Copies and stored exports are removed in the background. While the group is generating: 400.
         */
        delete: operations["deleteRespondent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/sample-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people to ask, with and without personas
         * @description For each question on a scale of a complete simulation that real respondents of its group have answered as well: how many people give a mean within ± `half_width` (95 %), alone and helped by personas as far as these went together with their people so far.
         */
        get: operations["getSamplePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/briefings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All briefings of a project */
        get: operations["listBriefings"];
        put?: never;
        /**
         * Add a document that personas are shown
         * @description Send the file as a form (up to 4.5 MB), or upload it first (`POST …/briefings/uploads`, up to 50 MB) and send its `upload_id` as JSON.
         *
         *     What a file is, its content decides, and its name must agree: `.pdf`, `.jpg`, `.png`, `.txt` or `.docx`. Text is read from the file; scanned PDFs and images go through OCR. Up to 200,000 characters are kept. From 1,500 characters on a summary is written, and personas are shown the summary; shorter texts they are shown as they are. Images are shown to personas as images too, where the model takes them.
         *
         *     Rejected with 400: files that are empty, broken, encrypted or of another type than their name says, archives that inflate beyond 50 MB, PDFs of more than 200 pages, images of more than 50 megapixels or 20,000 pixels on a side, documents without any text, and whatever takes more than 15 seconds of processor time or 420 MB to read. Nothing of a rejected file is kept.
         */
        post: operations["createBriefing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/briefings/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a form for uploading a large document
         * @description For files of up to 50 MB. Send a `multipart/form-data` request to `url` with all `fields` first and the part `file` last, within 15 minutes; then create the briefing with the `upload_id`. An upload that has not become a briefing after an hour is removed.
         */
        post: operations["createBriefingUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/briefings/{briefing_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A briefing with its summary */
        get: operations["getBriefing"];
        put?: never;
        post?: never;
        /**
         * Delete a briefing, its file and its text
         * @description Simulations that are complete keep their results. New ones cannot refer to it, and a study that still has to show it fails and says why.
         */
        delete: operations["deleteBriefing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All simulations of a project
         * @description Without `limit`, all of them. One answer holds some thousands of small groups, a hundred of groups of 300; where there are more, it is 400 and the list has to be asked for in pages: with `limit`, and from the second page on with `after`. A page with less than `limit` is the last.
         */
        get: operations["listSimulations"];
        put?: never;
        /**
         * Start a study on a persona group
         * @description The group must have `generation_status` complete and at least one persona free to take part (400 otherwise; a retired library persona takes no part). A focus_group takes at most 50 personas, an idi_ai 100, the others all of their group. `briefing_ids` names up to five briefings of the project; an unknown or deleted one is 404, as is an unknown group.
         *
         *     concept_test and focus_group start at once and are observed by polling; they need a `prompt_question`. The others wait in `pending`: survey for its file and `run`, idi_ai for its discussion guide, conjoint for its design, idi_manual for the first message. The first three ask the group as it is when that has come: its personas are counted, weighted and drawn by quotas anew, and what a creation refuses of it is refused then.
         *
         *     A concept_test takes 2 to 10 `concepts` instead of one: every persona reacts to each, one after the other, in an order rotated by its place (Williams design), and knows how its earlier reactions began. Personas times concepts are at most 1,000. Answers are called `c2.liking`; `aggregate.concepts` compares the concepts and says what the place in the order did.
         */
        post: operations["createSimulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/convergence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the simulations of a persona group come to the same answers
         * @description Compares the complete simulations of a group, the newest 30 at most and as many as 1,500 personas took part in, on every question that at least two of them asked in the same way: distributions by Jensen-Shannon divergence, themes by their overlap, conjoint studies by their part-worths. Personas may differ between simulations.
         *
         *     Read `score` beside `same_population_baseline`: small samples of one and the same population do not reach 100 either. `findings` says in how many simulations each finding holds, of those in which it could be tested.
         *
         *     400 without `persona_group_id`; 404 for an unknown group or briefing. `score` is null below two comparable complete simulations.
         */
        get: operations["getConvergence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status and progress of a simulation */
        get: operations["getSimulation"];
        put?: never;
        post?: never;
        /**
         * Delete a simulation and its results
         * @description A running one is stopped. It is gone for every reader when the answer arrives.
         */
        delete: operations["deleteSimulation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abort a simulation that has not ended
         * @description Works in pending, running, active and generating_report; partial results are discarded. Otherwise 400.
         */
        post: operations["abortSimulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed simulation
         * @description Goes on from the answers that the simulation has, and asks again only those who have not answered. The answers of a failed simulation are kept for 14 days; `retry_until` says until when.
         */
        post: operations["retrySimulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/report-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a report put into words again
         * @description For a complete simulation with the flag `report_without_words`: the model could not put its figures into words. The figures stay; once the words are written, the results have a summary and recommendations, and lose the flag. If it fails again, the simulation's `error` says why.
         */
        post: operations["rewriteReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results: one record per persona and the aggregate
         * @description Before `complete`: 400. Numbers are computed from the answers in code; every quote occurs word for word in that persona's answers. One answer holds the results of a hundred personas or more, fewer if they said very much; where there are more, it is 400, and `persona_results` has to be asked for in pages: with `limit`, and from the second page on with `after`. The aggregate is that of everybody on every page.
         */
        get: operations["getSimulationResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The transcript of a simulation so far
         * @description Of focus groups and interviews, while they run and after. Interviews that run side by side follow one another, in the order of the personas.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Say something in a live interview and get the persona's reply
         * @description The persona stays in character and remembers the talk so far and the briefings. Without `persona_id` the message goes to the persona last spoken to, at first to the group's first. Each persona has a talk of its own. The first message makes the simulation `active`.
         *
         *     Messages that are sent at once are answered one after the other, in the order in which they arrive. If no answer can be had in time, the answer is 429 and nothing is stored: send the message again.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a study would come to
         * @description Model calls, tokens, seconds and US dollars of a study, without starting, storing or paying anything. It takes the body that creates the study, with `personas` (typical ones, who speak the language of what they are shown) instead of a group where there is none yet, and what the study will be sent: `survey`, `script` or `conjoint_design`; or, where it is not written yet, the number of its `questions` or `concepts`. A live interview cannot be estimated.
         *
         *     The prompts that will be sent are put together and counted: for the group's personas, along their routes (drawn at random, as nobody knows the answers; `llm_calls_range` has the fewest and the most), with facts that answer without a model, earlier answers at typical length, looking back, direct estimates, ratings by a second turn where vectors cannot read the language, and the report. The first study in a language finds out whether they can: until then the range holds both.
         *
         *     `expected` is at list prices of the models in use, with answers as long as the offline model's and the cache used where providers use it. `low` is 0.6 times that on the shortest routes, `high` 1.8 times that on the longest: real models write more or less, and what is retried is paid twice. How well it holds is in docs/costs.md.
         */
        post: operations["estimateSimulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the questions of a survey
         * @description A questionnaire as a .txt or .docx file, as JSON, or as Qualtrics (.qsf) or LimeSurvey (.lss) export it. It does not start the run, and may be sent again until `run`.
         *
         *     As JSON it has the shape of `survey_schema`. A question needs `id`, `kind` and `text`; a rating its `scale`, choices, rankings and allocations their `options`, an allocation its `total`. Whatever else is left out holds as in the answer. A field that is not known is 422, since a condition with a typing error in its name would ask everybody.
         *
         *     A file in the plain format is read by rule: numbered questions; answers as `a)`, `-`, `[ ]` or `( )`, one a line; scales as `(1 = not at all … 7 = very)`, `Scale: 1 (not at all) to 7 (very)` or `(0-10)`; statements below a scale become one question each; `[single]`, `[multiple]`, `[scale 1-7: low | high]`, `[open]`, `[number 0-366 days]`, `[rank top 3]`, `[allocate 100]`, `[best-worst]`, `[maxdiff 12 sets of 4]`, `[required]` (or `*`), `[optional]`, `[randomize]` and `[shuffle rows]` say what forms do not; `[exclusive]`, `[anchored]`, `-> END` and `-> Q7` stand behind answers; `[ask if Q3 = 2]` says who is asked, `[Q3]` prints an earlier answer; `# Title [shuffle]` and `# Title [rotate A, show 1]` order sections; `> text` or `Concept: text` is shown before the questions below it, up to the next heading (`# Title`, `Section 2: Title`) or a line of `>` alone, but not before questions about the person; `// note` is left out. Any other file is read by the model, whose reading must be found in the file word for word.
         *
         *     Of an export come questions, routes, order and piping, in the survey's first language. `not_imported` lists what it holds that a survey here does not and that decides nothing (a question of another kind, embedded data, quotas, free texts beside options). What would change who is asked, or what an answer means (a condition on several questions, options taken over from an answer, a loop), is a 400 that names it.
         *
         *     A question with a `fact` asks for something that a persona's profile knows: it is answered from there without a model call, as far as code can tell the answer with certainty, and its answers say `answered_from: "profile"`. Reliability, convergence and baselines leave such questions out.
         *
         *     A file in which no question is found, a line that cannot be read, and an instruction that a survey cannot follow (conditions on several questions, skips that no condition says exactly) is a 400 that names the line and the reason; the simulation stays as it was. So is, whichever way it comes, a survey that cannot be run: a condition on a later question, on an option that is not there or on a range turned round, a question that nobody can reach, a screener that ends everybody, a total that cannot be reached, an order in which an answer may be missing where it is needed. The sentence names the question.
         */
        post: operations["uploadSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a survey with the questions that were read
         * @description Every persona answers every question independently of the others. 400 without questions, and for a survey that was started before.
         */
        post: operations["runSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the discussion guide of AI-moderated interviews, and start them
         * @description A .txt or .docx file with sections, questions and probes. In the plain format questions are numbered and end like sentences, probes stand below them (`- why`, `Probe: price; taste`), headings stand by themselves with or without a time (`Section 2: Habits (10 min)`), and what is for the interviewer stands in square brackets; what a bracket has shown (`[Show the concept: a drink …]`, or a line `> a drink …`) is the `context` of the questions below it in its section. A question that asks for nothing but a fact of the person, and has no probes, is answered from the profile. Any other file is read by the model, whose reading must be found in the file word for word. The interviews start as soon as it is read: one per persona, side by side, each until every question of the guide has been put, with at most two probes each. A guide in which no question is found, or a line that cannot be read, is a 400 that names the line; the simulation stays as it was.
         */
        post: operations["uploadScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/conjoint-design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the attributes of a conjoint study, and start it
         * @description 2 to 8 attributes of 2 to 7 levels, at most 30 levels in all; names and levels are unique and up to 100 characters. Levels such as `$4.99` or `4.99 EUR` make an attribute the price; `price_attribute` says so of levels that do not show it.
         *
         *     From them a D-efficient design is made: tasks with `alternatives_per_task` offers each and, unless `include_none` is false, the choice of none. Two holdout tasks are shown to everybody and kept out of the estimation. A design that cannot tell all utilities apart, or that these attributes do not allow, is 422.
         *
         *     `scenarios` names offers that stand side by side, each with one level of every attribute; the report gives their shares of preference.
         */
        post: operations["sendConjointDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a live interview and order its report
         * @description Needs at least one message (400 otherwise). Everybody who was spoken to is part of the report.
         */
        post: operations["endInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/reliability-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest reliability study of a simulation
         * @description The confidence score is 100 times the mean Krippendorff's α over the questions, personas being the units and runs the observers; its interval comes from leaving out one persona after the other. It says whether the same personas answer the same again: stability, not accuracy.
         *
         *     `robustness` says how far figures moved with what `vary` named, persona by persona, beside how far they move between runs that change nothing.
         *
         *     `personas` says for each whether it has entered the library, and why or why not. Without any study: 404.
         */
        get: operations["getReliabilityCheck"];
        put?: never;
        /**
         * Run a complete study again several times to see how stable it is
         * @description Starts a reliability study: the simulation is run again `runs` times side by side, with the personas as they took part, the same questions and the same briefings. The reruns do not show up among the simulations; each costs what the original cost, without its report.
         *
         *     `vary` adds one run for each thing that should not matter: its figures are held against those of the runs that change nothing, and never enter the score. Such a run costs what a rerun costs; one that fails leaves `completed: false`. Refused (400) is what a study has none of (`wording` in a conjoint study, `scale` in interviews and focus groups) and `model` where a single one answers as personas.
         *
         *     The simulation must be complete (400), and not a live interview, whose questions a person asked (400). A briefing that was deleted since cannot be shown again (400). One study of a simulation runs at a time (400).
         */
        post: operations["startReliabilityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a complete simulation, as a page
         * @description One self-contained page in the language of the group: it loads nothing and runs no script, follows the reader's light or dark setting, and prints on A4 and Letter. Charts have a table of the same numbers; quotes lead to their place in the transcript. It includes the latest complete reliability check. A page of more than 4.5 MB is sent compressed (gzip) whatever its caller accepts.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of a complete simulation as a file
         * @description `csv` (UTF-8, RFC 4180) and `jsonl` have a row per persona and question; `xlsx` has these, a row per persona with a dictionary of its columns, and the summary; `sav` (SPSS, PSPP) has a case per persona, with labels; `docx` is the report, to be edited; `md` is the report as Markdown, without transcripts and single answers. In a table no cell is a formula: in csv an apostrophe stands before a text that begins with `=`, `+`, `-`, `@` or a control character, and before these signs after a semicolon, tab or line break.
         *
         *     A file of more than 4.5 MB is answered with 303 and lies for five minutes at the address in `Location`, which needs no token; clients that follow redirects (`curl -L`, `fetch`) notice nothing.
         */
        get: operations["exportResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/report-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The links to a report that work */
        get: operations["listReportLinks"];
        put?: never;
        /**
         * Make a link that shows the report to whoever has it
         * @description Its reader needs no account and sees this report and nothing else, as it is when they look. The link ends when it expires, is revoked, or the simulation is deleted. At most 100 links to a report work at a time.
         */
        post: operations["createReportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/report-links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link to a report
         * @description It shows nothing any more when the answer arrives.
         */
        delete: operations["deleteReportLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report that a link shows
         * @description For readers without an account; see `POST …/report-links`. Nothing may keep or index it. A link that has expired or been revoked, one whose simulation has been deleted, and one that never was are the same 404.
         */
        get: operations["readSharedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Simulations of one type beside each other, with tests and the probability of being best
         * @description Compares whatever at least two of the simulations asked in the same way (questions are matched as convergence matches them), and the sentiment. Personas who took part in several are compared with themselves: means by the paired t, shares by McNemar's test with Newcombe's interval; different personas by Welch's t and the pooled z; where some took part in both, by the test for partly overlapping samples. Weights count in all of them.
         *
         *     Letters and `adjusted_p_value` are Holm's over all tests of a question; intervals of differences are not adjusted. `probability_best` is the probability of being best if nothing was known before.
         *
         *     Part-worths of conjoint studies and themes of open answers are not compared; `not_compared` says so.
         */
        get: operations["compareSimulations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/norms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a concept stands among all that the company has tested
         * @description Per item of the battery, its top two box and the sentiment: the percentile rank among the other concepts that were rated by the same method, with a 95 % interval by the errors of all of them, their median and quartiles. Null until there are ten others; `missing` then says how many there are. A concept tested more than once counts by its latest test, and never among the others of its own; reruns do not count, nor do tests that were complete before norms began to be recorded.
         */
        get: operations["getNorms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/crosstab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of a complete survey or concept test by groups of its personas
         * @description Rows are the figures of questions, columns the groups: a fact of the profile (age in the field's brackets, places that at least five come from), the options of a question, the low, middle and high box of its scale (of a recommendation detractors, passives and promoters), the thirds of its numbers, whom it ranks first, its themes, or the codes of its codebook (`codes.<question id>`). Only groups that somebody is in; a question whose id is that of a fact is `question.age`.
         *
         *     Every cell has its base, its interval and the letters of the columns it differs from: shares by the pooled two-proportion z, means by Welch's t, with effective n where personas are weighted, and in columns that overlap with what they have in common. Letters are Holm-adjusted over all tests of their question. Cells of fewer than five answers are marked and not tested.
         */
        get: operations["getCrosstab"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/codebooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All codebooks of a simulation
         * @description In the order of their questions' ids; without the codes of each answer.
         */
        get: operations["listCodebooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/codebooks/{question_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The codebook of a question
         * @description Its codes with counts, shares of those who answered and 95 % intervals, weighted as the simulation is, and the codes of each answer. Codes are columns of exports; cross-tabs know them as `codes.<question id>`.
         */
        get: operations["getCodebook"];
        put?: never;
        /**
         * Code the answers to an open question
         * @description Codes every answer to an open question of a complete survey, or what personas said of the concept of a concept test (`reaction`; of several concepts `c1.reaction`, `c2.reaction`, …), in the background. Without `codes` a model drafts them from the answers: one call, and one more for every 20 answers. All of them count in the usage of the simulation.
         *
         *     Codes that are sent are the whole codebook. One with the `id` of a code that is there keeps its answers, whatever its name and example, unless its definition has changed; only what is new or redefined is coded. An answer may have several codes or none; `other` counts the latter.
         */
        post: operations["codeAnswers"];
        /**
         * Delete the codebook of a question
         * @description Coding that is under way ends. The answers stay as they are.
         */
        delete: operations["deleteCodebook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/human-studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All human studies of a project */
        get: operations["listHumanStudies"];
        put?: never;
        /**
         * Add what people answered
         * @description Toplines (people by answer, or mean, spread and number) or one row a person; as JSON, or as a CSV file of up to 4.5 MB and 20,000 rows. What is kept are counts: of rows also by twenty divisions of the people into halves, and by gender, age and income in parts of at least five. No row is kept.
         *
         *     A file of toplines begins with `question_id,text,kind,answer,count` (optionally `n`, `multiple`, `points`, `first_value`), one line an answer, or with `question_id,text,kind,points,first_value,mean,sd,n`, one line a question. A file of rows has a column for each question, named by its id or its text, and may have the columns `gender`, `age`, `income_level` and `respondent`, which tells one person twice and is not kept. Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; in files with semicolons also decimal commas. Several options in one cell stand between `|` or `;`.
         *
         *     Questions are matched with those of the simulation in `simulation_id` by id, else by text, and have to have the same scale or options; scales and options that are not sent are the simulation's. Without `simulation_id` the study is held against the first complete simulation of the project that asked one of its questions in the same words. A concept test asks `purchase_intent`, `uniqueness`, `relevance`, `believability`, `value_for_money` and `liking`, each on five points from 1.
         */
        post: operations["createHumanStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/simulations/{simulation_id}/validity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How near a simulation comes to people
         * @description Each question that people were asked as well: means and spreads of both, their difference with its interval, and how far the distributions are from each other; the same for random answering, for respondents without a persona (of the latest reliability check), for the model's direct estimate (of a simulation created with `direct_estimate`) and for the other half of the people, where there are these. `sentence` says whether the personas are worth asking, also when they lose.
         *
         *     Without `human_study_id` the simulation is held against the respondents whom its personas were made of, else against the human study it is paired with. Where there are none, and before `complete`: 400.
         */
        get: operations["getValidity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/human-studies/{human_study_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One human study */
        get: operations["getHumanStudy"];
        put?: never;
        post?: never;
        /**
         * Delete a human study
         * @description With it goes what it taught about simulations.
         */
        delete: operations["deleteHumanStudy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the company's library of proven personas
         * @description Filters combine; case and accents make no difference. Most recently used first, never used last, then by id, so pages never overlap. Retired personas are listed too: `retired` tells. A bad parameter is 400 and named.
         */
        get: operations["searchLibraryPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/personas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The full profile of one library persona
         * @description A library persona is the copy of a persona taken when its answers had proved consistent; it outlives the group and the project it came from.
         */
        get: operations["getLibraryPersona"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/personas/{id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The projects that used a library persona
         * @description A use is the reuse of the persona in a persona group; having been promoted from a project is none. Deleted projects and groups do not appear, and a project only as long as one of its groups that used the persona exists; `times_used` counts the others too. Ordered by the creation of the project.
         */
        get: operations["listLibraryPersonaProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/personas/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a library persona
         * @description It is not reused in new groups and takes no part in new simulations; existing results stay, and it stays viewable. Retiring again changes nothing: `retired_at` keeps the first time.
         */
        post: operations["retireLibraryPersona"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description OpenAPI 3.1, made from the table of routes that the service itself runs on.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document as a page to read and to try operations out */
        get: operations["getReferencePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The service as a page for people
         * @description Everything that people do with the service, without a terminal: sign in, describe an audience, watch personas arrive, run studies, read reports, talk, share. The page uses nothing but this API, loads nothing else, and keeps the access token in its memory.
         */
        get: operations["getConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Notifications: {
            /** @description Whether you get a mail when a generation, study or reliability check of the company ends. */
            completion_mails: boolean;
        };
        CreateWebhook: {
            /** @description Where events are posted to: https, no user name or password, a public address. */
            url: string;
            /** @description What the hook is told. */
            events: ("persona_group.complete" | "persona_group.failed" | "simulation.complete" | "simulation.failed" | "simulation.aborted" | "reliability_check.complete" | "reliability_check.failed")[];
        };
        UpdateWebhook: {
            /** @description Where events are posted to: https, no user name or password, a public address. */
            url?: string;
            /** @description What the hook is told. */
            events?: ("persona_group.complete" | "persona_group.failed" | "simulation.complete" | "simulation.failed" | "simulation.aborted" | "reliability_check.complete" | "reliability_check.failed")[];
            /** @description Whether events are sent. */
            enabled?: boolean;
            /** @description True: makes a new secret, which the answer shows; the old one signs along for 24 hours. */
            rotate_secret?: boolean;
        };
        SurveyInput: {
            questions: {
                /** @description Stable within the survey: `q1`, `q2`, …; rows of a matrix `q5_1`, `q5_2`, … */
                id: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation";
                /** @description What respondents read before it: a text, an offer, a situation. */
                context?: string | null;
                text: string;
                required?: boolean;
                /** @description Of likert questions. */
                scale?: {
                    points: number;
                    /**
                     * @description The number that stands at the lowest point, mostly 1 or 0.
                     * @default 1
                     */
                    first_value: number;
                    low_label?: string | null;
                    high_label?: string | null;
                    labels?: string[] | null;
                } | null;
                /** @description Of multiple choice, ranking and allocation, in the order of the file. */
                options?: string[] | null;
                /** @description Whether several options may be chosen. */
                multiple?: boolean;
                /** @description Options that are chosen alone or not at all, such as none of these. */
                exclusive_options?: string[];
                /** @description Options that keep their place in whatever order the others are shown. */
                anchored_options?: string[];
                /** @description A ranking of which only the best and the worst are asked (MaxDiff). */
                best_worst?: boolean;
                /** @description Asked only of whom it holds for; null: of everybody. */
                ask_if?: components["schemas"]["ConditionInput"] | null;
                /** @description Whom it holds for is screened out: after the answer where it names this question, else before this question. */
                terminate_if?: components["schemas"]["ConditionInput"] | null;
                /** @description The earlier question whose answer this one speaks of, as `Why do you say that?` does. */
                follows?: string | null;
                /** @description Whether each persona sees the options in an order of its own. Null: as their kind asks for, unordered ones rotated, ordered ones from either end. */
                randomize?: boolean | null;
                /** @description The block that it belongs to. */
                block?: string | null;
                /** @description Whether it keeps its place in a block whose questions are shuffled. */
                anchored?: boolean;
                /** @description Of numbers the lowest; of several options how many have to be chosen; of rankings, to be ranked. */
                min?: number | null;
                /** @description The highest, or the most, of the same. */
                max?: number | null;
                /** @description Of numbers and shares: days, $, %. */
                unit?: string | null;
                /** @description Of allocation: what the shares of all options sum to. */
                total?: number | null;
                /** @description The fact of the persona's profile that is asked for; answered from there as far as it can be told. */
                fact?: ("age" | "gender" | "income_level" | "location" | "occupation" | "education" | "household") | null;
            }[];
            /** @default [] */
            blocks: {
                id: string;
                /** @default false */
                shuffled: boolean;
                /**
                 * @description Blocks of one rotation exchange places, each as often in each place; null: it keeps its place.
                 * @default null
                 */
                rotation: string | null;
            }[];
            /** @default [] */
            rotations: {
                id: string;
                /**
                 * @description How many of its blocks each persona gets, each as often as the others; null: all.
                 * @default null
                 */
                shown: number | null;
            }[];
        };
        ConditionInput: {
            question_id: string;
            /** @description Options by their words; points of a scale and numbers by their value; ranges by their ends, both included and null where open. One that the answer holds is enough. */
            any_of: (string | number | {
                /** @default null */
                min: number | null;
                /** @default null */
                max: number | null;
            })[];
        };
        ConjointDesignInput: {
            attributes: {
                name: string;
                levels: string[];
            }[];
            /** @description Choice tasks each persona answers besides the two holdouts; default 8 to 15 by design size. */
            tasks_per_persona?: number;
            /** @description Offers per task; default 3. */
            alternatives_per_task?: number;
            /** @description Whether personas may take none of them; default true. */
            include_none?: boolean;
            /** @description Which attribute is the price, by its name, and its currency (`KES`), where levels such as `10` do not say so; each level has one figure. Null: none is. Absent: the one whose levels are amounts. */
            price_attribute?: {
                attribute: string;
                currency: string;
            } | null;
            /** @description Combinations of offers whose shares of preference the report gives. */
            scenarios?: {
                name: string;
                offers: {
                    [key: string]: string;
                }[];
            }[];
        };
        ReliabilityCheck: {
            /**
             * @description How often the study is run again; the original is one more observation.
             * @default 3
             */
            runs: number;
            /**
             * @description Also asks as many respondents of whom nothing but their market is known, as a baseline: one more run to pay for.
             * @default false
             */
            no_persona_run: boolean;
            /**
             * @description Also asks the model, once per closed question and without any persona, how the audience answers, as `direct_estimate` of a new simulation does; what is there already is not asked again.
             * @default false
             */
            direct_estimate: boolean;
            /**
             * @description Also runs the study once more for each of these, with one thing changed that should not matter: `wording` puts the questions in other words, `scale` turns scales and options round, `persona` tells the profiles in another order and form, `model` has another model answer. Each is one more run to pay for; `wording` costs a few calls beside that, which find the words.
             * @default []
             */
            vary: ("wording" | "scale" | "persona" | "model")[];
        };
        CreateReportLink: {
            /**
             * @description For how long the link works.
             * @default 30
             */
            expires_in_days: number;
        };
        CreateHumanStudy: {
            name: string;
            /** @description Who asked whom, and how: `Panel of Acme, 300 adults, online`. */
            source: string;
            /**
             * Format: date
             * @description When people were asked.
             */
            fielded_on: string;
            /** @description The simulation that asked the same; without it the first complete one of the project that did. */
            simulation_id?: string | null;
            questions: {
                /**
                 * @description The question of the simulation; without one, or one that it does not have, questions match by text.
                 * @default null
                 */
                question_id: string | null;
                /** @default  */
                text: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice";
                /** @default null */
                scale: {
                    points: number;
                    /** @default 1 */
                    first_value: number;
                    /** @default null */
                    low_label: string | null;
                    /** @default null */
                    high_label: string | null;
                    /** @default null */
                    labels: string[] | null;
                } | null;
                /** @default null */
                options: string[] | null;
                /**
                 * @description Whether several options could be chosen.
                 * @default false
                 */
                multiple: boolean;
                results: {
                    /** @description People by answer: by value of a scale (`"4"`) or by option. */
                    counts: {
                        [key: string]: number;
                    };
                    /** @description People who were asked; needed where several options could be chosen, else the sum of the counts. */
                    n?: number;
                } | {
                    mean: number;
                    sd: number;
                    n: number;
                } | {
                    values: (number | string | string[] | null)[];
                };
            }[];
        };
        /** @description The body of every error. */
        Error: {
            /** @description One readable sentence. */
            detail: string;
        };
        Health: {
            /** @constant */
            status: "ok";
            version: string;
            environment: string;
        };
        SignUpAnswer: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
            user: components["schemas"]["User"];
        };
        User: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            email: string;
            /** @description Falls back to the part of the e-mail address before `@`. */
            full_name: string;
            /** @description UUIDv7; treat it as opaque. */
            company_id: string;
            company_name: string;
            /** @enum {string} */
            role: "owner" | "member";
        };
        AccessToken: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
        };
        Notice: {
            /** @description A sentence for the person who asked. */
            message: string;
        };
        CompanyUsage: {
            /** @description The calendar month (UTC) that is counted. */
            month: string;
            llm_calls: number;
            input_tokens: number;
            cached_input_tokens: number;
            output_tokens: number;
            estimated_cost_usd: number;
            /** @description What models may cost in a month. */
            budget_usd: number;
            /** @description What is left of it, never below 0. */
            budget_left_usd: number;
            /** @description Nothing is left: what calls models is refused with 429. */
            budget_reached: boolean;
            /** @description When the next month begins, and with it a new budget. */
            resets_at: string;
        };
        Calibration: {
            /** @description Whether some family has six human studies. */
            ready: boolean;
            /** @description Human studies that are paired with a simulation. */
            pairs: number;
            questions: number;
            families: {
                /** @enum {string} */
                family: "rating" | "share";
                /** @description Simulations with a human study; several of one simulation count once. */
                studies: number;
                /** @description Pairs of a human and a synthetic figure; an option's share is one. */
                questions: number;
                ready: boolean;
                /** @description Of the human figure on the synthetic, both 0 to 1. */
                intercept: number | null;
                slope: number | null;
                /** @description Outside of it nothing is estimated. */
                synthetic_range: number[] | null;
                /** @description Root mean square, studies left out one by one. */
                leave_one_out_error: number | null;
                /** @description Share of the human figures inside the 95 % prediction interval made without their study. */
                leave_one_out_coverage: number | null;
            }[];
            /** @description What is missing to be ready, in a sentence. */
            missing: string | null;
            studies: {
                /** @description UUIDv7; treat it as opaque. */
                human_study_id: string;
                name: string;
                /** @description UUIDv7; treat it as opaque. */
                project_id: string;
                /** @description UUIDv7; treat it as opaque. */
                simulation_id: string;
                questions: number;
                /** @description Over ranges, 0 to 1. */
                mean_absolute_error: number;
            }[];
        };
        Member: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            email: string;
            full_name: string;
            /** @enum {string} */
            role: "owner" | "member";
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        Invitation: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            email: string;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description When the link of its mail stops working. */
            expires_at: string;
        };
        CreatedApiKey: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            name: string;
            /** @description How the key begins, to tell one from another; of no use without the rest. */
            prefix: string;
            /** @enum {string} */
            role: "owner" | "member";
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description When it was last used, at most an hour behind; null if it never was. */
            last_used_at: string | null;
            /** @description The key: shown here and never again. Null in the answer to a repeated `Idempotency-Key`, because it is not kept; revoke it then and create another. */
            key: string | null;
        };
        ApiKey: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            name: string;
            /** @description How the key begins, to tell one from another; of no use without the rest. */
            prefix: string;
            /** @enum {string} */
            role: "owner" | "member";
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description When it was last used, at most an hour behind; null if it never was. */
            last_used_at: string | null;
        };
        Webhook: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            url: string;
            events: ("persona_group.complete" | "persona_group.failed" | "simulation.complete" | "simulation.failed" | "simulation.aborted" | "reliability_check.complete" | "reliability_check.failed")[];
            enabled: boolean;
            /** @description Why the service disabled it: the receiver answered 410, or nothing reached it for days. */
            disabled_reason: string | null;
            /** @description When a delivery was last taken (2xx). */
            last_success_at: string | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        NewWebhook: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            url: string;
            events: ("persona_group.complete" | "persona_group.failed" | "simulation.complete" | "simulation.failed" | "simulation.aborted" | "reliability_check.complete" | "reliability_check.failed")[];
            enabled: boolean;
            /** @description Why the service disabled it: the receiver answered 410, or nothing reached it for days. */
            disabled_reason: string | null;
            /** @description When a delivery was last taken (2xx). */
            last_success_at: string | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description Checks signatures; shown once. */
            secret: string;
        };
        UpdatedWebhook: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            url: string;
            events: ("persona_group.complete" | "persona_group.failed" | "simulation.complete" | "simulation.failed" | "simulation.aborted" | "reliability_check.complete" | "reliability_check.failed")[];
            enabled: boolean;
            /** @description Why the service disabled it: the receiver answered 410, or nothing reached it for days. */
            disabled_reason: string | null;
            /** @description When a delivery was last taken (2xx). */
            last_success_at: string | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description Only after `rotate_secret`. */
            secret?: string;
        };
        WebhookDelivery: {
            /** @description The header `webhook-id`, the same at every attempt. */
            id: string;
            event: string;
            body: components["schemas"]["WebhookEvent"];
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            next_attempt_at: string | null;
            last_attempt_at: string | null;
            /** @description Of the last attempt; null if there was no answer. */
            response_status: number | null;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        WebhookEvent: {
            type: string;
            timestamp: string;
            data: {
                [key: string]: string;
            };
        };
        Project: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            name: string;
            description: string | null;
            /** @description UUIDv7; treat it as opaque. */
            company_id: string;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            simulation_count: number;
            persona_group_count: number;
        };
        AudienceSuggestion: {
            name: string;
            age_min?: number;
            age_max?: number;
            /** @enum {string} */
            gender?: "Male" | "Female" | "All";
            location?: string;
            /** @enum {string} */
            income_level?: "Low" | "Middle" | "High";
            occupation?: string;
            /** @description What the text says that no other field holds, in its own words. */
            description?: string;
            /** @description BCP 47; only if it is not the market's first language. */
            language?: string;
            /** @description Words of the text that were not understood, as they stand; no persona will know of them. */
            unplaced: string[];
        };
        PersonaGroup: {
            name: string;
            age_min: number | null;
            age_max: number | null;
            /** @enum {string} */
            gender: "Male" | "Female" | "All";
            location: string | null;
            income_level: ("Low" | "Middle" | "High") | null;
            occupation: string | null;
            /** @description What the audience is in words that no other field holds; personas satisfy it. */
            description: string | null;
            /** @description What personas, studies and reports speak (BCP 47); null: the market's first language. */
            language: string | null;
            persona_count: number;
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            project_id: string;
            /** @enum {string} */
            generation_status: "pending" | "generating" | "complete" | "failed";
            /** @description One readable line; null while pending. */
            generation_progress: string | null;
            /** @description A readable reason when the last generation failed. */
            error: string | null;
            /** @description Personas of all generations of the group. */
            personas_total: number;
            /** @description How many of them were taken from the library. */
            personas_reused: number;
            /** @description Real respondents whom the personas were made of; null of a group of invented personas. */
            respondents: number | null;
            /** @description How the signals of the market stood when personas were last generated: which sources brought some, which were skipped or failed. Null before. */
            grounding: {
                /** @description ISO 3166-1 alpha-2; `ZZ` for a location that was not recognised. */
                market: string;
                /** @description When a source last brought something. */
                refreshed_at: string | null;
                sources: {
                    /** @enum {string} */
                    source: "reddit" | "ebay" | "app_store";
                    /** @enum {string} */
                    status: "ok" | "skipped" | "failed";
                    /** @description Why it was skipped or failed, in one sentence. */
                    reason: string | null;
                    /** @description Signals it brought at its last refresh. */
                    signals: number;
                }[];
            } | null;
            /** @description Which market's population personas are drawn from, and which tables have figures of it. */
            population: {
                /** @description ISO 3166-1 alpha-2; `ZZ` for a location that was not recognised. */
                market: string;
                /** @description Tables without figures of the market: the world's stand in. */
                missing: ("ages" | "education" | "households" | "work")[];
                /** @description The same in a sentence; null if every table has the market. */
                note: string | null;
            };
            progress: components["schemas"]["Progress"] | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            updated_at: string;
        };
        Progress: {
            /** @description Plain word for what is being done, e.g. `generating`. */
            stage: string;
            /** @description Personas that are done. */
            completed: number;
            total: number;
            /** @description How far the work is; it never falls, whoever else is asked in place of somebody screened out. */
            percent: number;
            /** @description One readable line. */
            message: string;
            personas: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                full_name: string | null;
                /** @enum {string} */
                status: "pending" | "running" | "complete" | "failed";
            }[];
        };
        GenerationStarted: {
            /** @constant */
            status: "generating";
            /** @description UUIDv7; treat it as opaque. */
            persona_group_id: string;
            persona_count: number;
        };
        Persona: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            persona_group_id: string;
            /** @description Of a real respondent a code, `R-0007`. */
            full_name: string;
            /** @description Null only of a real respondent whose row did not say it. */
            age: number | null;
            gender: string;
            occupation: string;
            /** @description City and country; of a real respondent as the row said it. */
            location: string;
            /** @description Null only of a real respondent whose row did not say it. */
            income_level: ("Low" | "Middle" | "High") | null;
            /** @description 3 to 5 of an invented persona; a real respondent has none, as no brands, habits or prices. */
            personality_traits: string[];
            trusted_brands: string[];
            distrusted_brands: string[];
            digital_habits: string;
            price_sensitivity: string;
            /** @description Of a real respondent their own words, verbatim. */
            psychographic_notes: string;
            /** @description A drawn portrait; needs no token. */
            avatar_url: string;
            /** @description Set when the persona was taken from the library, null when it was generated. */
            library_persona_id: string | null;
            /** @description The evidence that grounds the persona. */
            signals: components["schemas"]["Signal"][];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        Signal: {
            /** @description Where it was seen: a discussion forum, a marketplace or app store reviews. */
            source: string;
            title: string;
            url: string | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            observed_at: string;
            /** @description What it says, without anybody's name. */
            excerpt: string;
            /** @description What of the persona rests on it. */
            used_for: string;
        };
        Respondent: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description Stands for the name everywhere: `R-0007`. */
            code: string;
            /** @description UUIDv7; treat it as opaque. */
            persona_id: string;
            /** @description Questions that the row holds an answer to. */
            answered: string[];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        SamplePlan: {
            /** @description In the numbers of the scale. */
            half_width: number;
            questions: {
                question_id: string;
                question: string;
                /** @description Of people's answers, seen so far. */
                sd: number;
                /** @description Between people and their personas, seen so far. */
                correlation: number | null;
                correlation_interval: number[] | null;
                /** @description People whom the correlation rests on. */
                pairs: number;
                people_alone: number;
                /** @description With as many personas more as were made so far. */
                people_with_personas: number | null;
                /** @description The least that any number of them gives. */
                people_with_endless_personas: number | null;
                sentence: string;
            }[];
            notes: string[];
        };
        Briefing: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            project_id: string;
            title: string;
            /** @description As it was sent, for display only. */
            file_name: string;
            /** @enum {string} */
            file_type: "pdf" | "image" | "text" | "docx";
            /** @description What personas are shown of a long text; null if it is short enough to be shown itself. */
            summary_text: string | null;
            size_bytes: number;
            /** @description Null where a file has no pages: text and Word. */
            page_count: number | null;
            /** @description Of the text that was read, after cutting to 200,000. */
            character_count: number;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        Upload: {
            /** @description UUIDv7; treat it as opaque. */
            upload_id: string;
            /** @description Where to send the form by POST. */
            url: string;
            /** @description Fields of the form, all of them before the field `file`. */
            fields: {
                [key: string]: string;
            };
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            expires_at: string;
        };
        Simulation: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            project_id: string;
            name: string | null;
            /** @enum {string} */
            simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
            /** @enum {string} */
            status: "pending" | "running" | "active" | "generating_report" | "complete" | "failed" | "aborted";
            prompt_question: string | null;
            /** @description UUIDv7; treat it as opaque. */
            persona_group_id: string;
            briefing_ids: string[];
            /** @description BCP 47; what it is held and reported in, as its group spoke when it was created. */
            language: string;
            /** @description Personas that take part, fixed when the simulation is created; of one with a `sample` those asked so far. */
            persona_count: number;
            progress: components["schemas"]["Progress"];
            /** @description Of surveys, once a file has been read. */
            survey_schema: components["schemas"]["SurveySchema"] | null;
            /** @description Of AI-moderated interviews: the guide, once it has been read. */
            script: components["schemas"]["DiscussionGuide"] | null;
            /** @description Of concept tests that show several: in the order in which they were sent. */
            concepts: components["schemas"]["Concept"][] | null;
            /** @description Of conjoint studies, once it was sent. */
            conjoint_design: components["schemas"]["ConjointDesign"] | null;
            /** @description Whether the model is also asked, without any persona, how the audience as a whole answers each closed question: when it was created, or by a reliability check since. */
            direct_estimate: boolean;
            weights: components["schemas"]["StudyWeights"] | null;
            /** @description Of a survey that asks a number of completes: what has come of it so far. */
            sample: components["schemas"]["StudySample"] | null;
            /** @description What its model calls may cost; null: no limit of its own. */
            max_cost_usd: number | null;
            /** @description Why the study failed. If the study is complete: why its report could not be put into words the last time you asked for it. */
            error: string | null;
            /** @description When the study failed: until when `retry` can go on from the answers it has. */
            retry_until: string | null;
            /** @description Models that have answered in this study so far. */
            model_ids: string[];
            usage: components["schemas"]["Usage"];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description When the first persona could be asked. */
            started_at: string | null;
            /** @description When the study ended, whether complete, failed or aborted. */
            completed_at: string | null;
        };
        SurveySchema: {
            questions: {
                /** @description Stable within the survey: `q1`, `q2`, …; rows of a matrix `q5_1`, `q5_2`, … */
                id: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation";
                /** @description What respondents read before it: a text, an offer, a situation. */
                context: string | null;
                text: string;
                required: boolean;
                /** @description Of likert questions. */
                scale: {
                    points: number;
                    /** @description The number that stands at the lowest point, mostly 1 or 0. */
                    first_value: number;
                    low_label: string | null;
                    high_label: string | null;
                    /** @description The label of every point, lowest first; null unless each has one. */
                    labels: string[] | null;
                } | null;
                /** @description Of multiple choice, ranking and allocation, in the order of the file. */
                options: string[] | null;
                /** @description Whether several options may be chosen. */
                multiple: boolean;
                /** @description Options that are chosen alone or not at all, such as none of these. */
                exclusive_options: string[];
                /** @description Options that keep their place in whatever order the others are shown. */
                anchored_options: string[];
                /** @description A ranking of which only the best and the worst are asked (MaxDiff). */
                best_worst: boolean;
                /** @description Asked only of whom it holds for; null: of everybody. */
                ask_if: components["schemas"]["Condition"] | null;
                /** @description Whom it holds for is screened out: after the answer where it names this question, else before this question. */
                terminate_if: components["schemas"]["Condition"] | null;
                /** @description The earlier question whose answer this one speaks of, as `Why do you say that?` does. */
                follows: string | null;
                /** @description Whether each persona sees the options in an order of its own. Null: as their kind asks for, unordered ones rotated, ordered ones from either end. */
                randomize: boolean | null;
                /** @description The block that it belongs to. */
                block: string | null;
                /** @description Whether it keeps its place in a block whose questions are shuffled. */
                anchored: boolean;
                /** @description Of numbers the lowest; of several options how many have to be chosen; of rankings, to be ranked. */
                min: number | null;
                /** @description The highest, or the most, of the same. */
                max: number | null;
                /** @description Of numbers and shares: days, $, %. */
                unit: string | null;
                /** @description Of allocation: what the shares of all options sum to. */
                total: number | null;
                /** @description The fact of the persona's profile that is asked for; answered from there as far as it can be told. */
                fact: ("age" | "gender" | "income_level" | "location" | "occupation" | "education" | "household") | null;
            }[];
            blocks: {
                id: string;
                /** @description Whether each persona gets its questions in an order of its own. */
                shuffled: boolean;
                /** @description Blocks of one rotation exchange places, each as often in each place; null: it keeps its place. */
                rotation: string | null;
            }[];
            rotations: {
                id: string;
                /** @description How many of its blocks each persona gets, each as often as the others; null: all. */
                shown: number | null;
            }[];
        };
        Condition: {
            question_id: string;
            /** @description Options by their words; points of a scale and numbers by their value; ranges by their ends, both included and null where open. One that the answer holds is enough. */
            any_of: (string | number | {
                min: number | null;
                max: number | null;
            })[];
        };
        DiscussionGuide: {
            sections: {
                title: string;
                questions: {
                    /** @description What participants are shown with it and its probes: a concept, a text, a situation. */
                    context: string | null;
                    text: string;
                    probes: string[];
                }[];
            }[];
        };
        Concept: {
            /** @description `c1`, `c2`, … in the order in which they were sent. */
            concept_id: string;
            name: string;
            text: string;
            briefing_ids: string[];
        };
        ConjointDesign: {
            attributes: {
                name: string;
                levels: string[];
            }[];
            /** @description Which attribute is the price, and the amounts of its levels. */
            price_attribute: {
                attribute: number;
                amounts: number[];
                currency: string;
            } | null;
            tasks_per_persona: number;
            alternatives_per_task: number;
            include_none: boolean;
            seed: string;
            /** @description Sets of tasks; a persona answers one version. */
            versions: {
                task_id: string;
                offers: number[][];
            }[][];
            /** @description Tasks shown to everybody and kept out of the estimation. */
            holdouts: {
                task_id: string;
                offers: number[][];
            }[];
            /** @description Combinations whose shares of preference were asked for. */
            scenarios: {
                name: string;
                offers: number[][];
            }[];
            diagnostics: {
                /** @description det(I)^(-1/K) at zero utilities, effects coding; smaller is better. */
                d_error: number;
                /** @description Percent, standardised orthogonal coding, offers only. */
                d_efficiency: number;
                /** @description Percent of the D-efficiency that any design of this size could reach at best. */
                relative_efficiency: number;
                /** @description Condition number of the information matrix, its diagonal scaled to one. */
                condition: number;
                /** @description 1 when every level is shown equally often; mean over attributes. */
                mean_balance: number;
                attributes: {
                    attribute: string;
                    level_counts: number[];
                    /** @description 1 / (1 + coefficient of variation of the level counts). */
                    balance: number;
                    /** @description Share of tasks in which all offers have the same level. */
                    complete_overlap: number;
                    /** @description Different levels per task, on average. */
                    mean_distinct_levels: number;
                }[];
                associations: {
                    attributes: string[];
                    cramers_v: number;
                }[];
                predicted_standard_errors: {
                    /** @description Number of personas the prediction is made for. */
                    personas: number;
                    levels: {
                        attribute: string;
                        standard_errors: number[];
                    }[];
                    none: number | null;
                };
                /** @description 2K/(J-1): tasks from which a persona's own utilities can be told. */
                recommended_tasks: number;
                /** @description Tasks of a version that offer the same as an earlier one. */
                repeated_tasks: number;
            };
        };
        StudyWeights: {
            margins: {
                /** @enum {string} */
                by: "gender" | "age" | "income_level" | "location";
                categories: {
                    category: string;
                    personas: number;
                    target_percent: number;
                    unweighted_percent: number;
                    weighted_percent: number;
                }[];
            }[];
            cap: number | null;
            smallest_weight: number;
            largest_weight: number;
            design_effect: number;
        };
        StudySample: {
            /** @description Wanted. */
            completes: number;
            /** @description Personas that may be asked in place of others, at most. */
            replacements: number;
            /** @description Personas of the group when the study was started, or else created. */
            available: number;
            asked: number;
            screened_out: number;
            /** @description Asked in place of somebody who was screened out. */
            replaced: number;
            completed: number;
            unfilled_because: ("group" | "replacements" | "max_cost") | null;
            /** @description Of quotas; one without a value and bounds is everybody whom the quotas of its fact do not name. */
            cells: {
                /** @enum {string} */
                fact: "gender" | "age" | "income_level" | "location" | "occupation";
                value: string | null;
                min: number | null;
                max: number | null;
                /** @description Wanted of it. */
                completes: number;
                asked: number;
                screened_out: number;
                completed: number;
                /** @description Why it has fewer than wanted once nobody is asked any more; null while it has not, or has them. */
                unfilled_because: ("group" | "replacements" | "max_cost") | null;
            }[];
        };
        /** @description Model calls and tokens of this study, failed ones included. */
        Usage: {
            llm_calls: number;
            input_tokens: number;
            cached_input_tokens: number;
            output_tokens: number;
            estimated_cost_usd: number;
        };
        Convergence: {
            /** @description UUIDv7; treat it as opaque. */
            persona_group_id: string;
            /** @description The briefing that all of the simulations show, if asked for. */
            briefing_id: string | null;
            /** @description Complete simulations that were compared, the newest 30 at most. */
            simulation_count: number;
            /** @description 100 times the mean similarity over all questions; null below two comparable complete simulations. */
            score: number | null;
            /** @description 95 % bootstrap interval of the score over personas; null below two personas in any simulation, and where all resamples agree. What the score itself can reach is in same_population_baseline. */
            confidence_interval: number[] | null;
            components: {
                sentiment: number | null;
                themes: number | null;
                scales: number | null;
                choices: number | null;
                part_worths: number | null;
                /** @description Everything that counts into the score. */
                questions: {
                    question_id: string;
                    question: string;
                    /** @enum {string} */
                    kind: "sentiment" | "scale" | "choice" | "options" | "themes" | "part_worths";
                    /** @description 1 is alike. Of questions: 1 minus the bias-corrected Jensen-Shannon divergence over its largest possible value; of themes: mean pairwise Jaccard index; of part-worths: mean pairwise correlation. None is below 0. */
                    similarity: number;
                    /** @description Mean similarity if all personas came from one population: what chance alone leaves of 1. */
                    expected_similarity: number | null;
                    /** @description Probability of differences at least as large if all studies asked one population, by permutation: answers change places between the studies of one persona, and between personas who took part in one study only. Ratings are compared by an ordinal statistic. Null where it cannot be computed. */
                    p_value: number | null;
                    /** @description Of ratings: 1 minus the Kolmogorov-Smirnov distance, mean over pairs of studies. */
                    ks_similarity: number | null;
                    /** @description Of ratings: 1 minus the Wasserstein distance over the length of the scale, mean over pairs of studies. */
                    wasserstein_similarity: number | null;
                    /** @description Simulations that asked it. */
                    studies: number;
                }[];
            };
            /** @description The question that falls furthest below what chance alone would leave of its similarity; null when all are alike. */
            worst_question: {
                question_id: string;
                question: string;
                /** @enum {string} */
                kind: "sentiment" | "scale" | "choice" | "options" | "themes" | "part_worths";
                /** @description 1 is alike. Of questions: 1 minus the bias-corrected Jensen-Shannon divergence over its largest possible value; of themes: mean pairwise Jaccard index; of part-worths: mean pairwise correlation. None is below 0. */
                similarity: number;
                /** @description Mean similarity if all personas came from one population: what chance alone leaves of 1. */
                expected_similarity: number | null;
            } | null;
            /** @description What samples of this size reach when nothing but chance keeps them apart. */
            same_population_baseline: {
                /** @description Mean score if all personas came from one population. */
                expected: number;
                /** @description 95 of 100 such scores are at least this high. */
                lower: number;
                /** @description Probability of differences at least as large over all questions, by the same permutations. A large one is no evidence that studies agree. */
                p_value: number;
            } | null;
            findings: {
                /** @description Its shares and means are weighted as in the results of the simulations (`weighting`). */
                finding: string;
                /** @description Simulations in which it holds. */
                holds_in: number;
                /** @description Simulations in which it could be tested. */
                of: number;
                /** @description Those in which it holds. */
                simulation_ids: string[];
            }[];
            flags: ("offline_model" | "library_selected" | "few_personas" | "low_variance" | "possible_positivity_bias" | "persona_collision" | "ungrounded_personas" | "no_variance" | "separation" | "ridge_fallback" | "refused_wtp" | "untraceable_quote_removed" | "signals_stale" | "budget_reached" | "max_cost_reached" | "partial_input" | "ratings_unreliable" | "offline_embedding" | "offline_signals" | "other_language" | "routes_untold" | "population_not_covered" | "not_validated" | "participants_lost" | "report_without_words")[];
            interpretation: string;
        };
        SimulationResults: {
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @enum {string} */
            simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
            /** @enum {string} */
            status: "pending" | "running" | "active" | "generating_report" | "complete" | "failed" | "aborted";
            completed_at: string | null;
            persona_results: components["schemas"]["PersonaResult"][];
            aggregate: components["schemas"]["Aggregate"];
        };
        PersonaResult: {
            /** @description UUIDv7; treat it as opaque. */
            persona_id: string;
            persona_name: string;
            library_persona_id: string | null;
            /** @description In the persona's own words; of several concepts, to the one that it saw first. */
            reaction: string;
            /** @description Null where the reaction could not be rated. */
            sentiment: ("Positive" | "Neutral" | "Negative") | null;
            /** @description Computed from the rating of the reaction's words; null where they could not be rated. */
            sentiment_score: number | null;
            /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
            sentiment_method: ("semantic_similarity" | "follow_up") | null;
            key_themes: string[];
            /** @description Occurs word for word in what the persona said. */
            notable_quote: string;
            /** @description Of interviews: the whole interview; of focus groups: the discussion and the private views. */
            transcript: components["schemas"]["Message"][] | null;
            /** @description Those that the persona was asked, in the order of the file. */
            answers: components["schemas"]["Answer"][] | null;
            /** @description Of surveys: the question whose `terminate_if` ended it for this persona. */
            screened_out_by: string | null;
            /** @description Of concept tests with `concepts`: one per concept, in their order. `answers` are called `c1.liking`; `reaction`, sentiment and quote of the persona are those of the concept that it saw first. */
            concepts: components["schemas"]["ReactionToConcept"][] | null;
            choices: components["schemas"]["Choices"] | null;
            purchase_intent: {
                rating: number;
                distribution: number[];
            } | null;
        };
        Message: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description Order within the transcript. Gaps have no meaning; interviews that run side by side have ranges of their own. */
            sequence: number;
            /** @enum {string} */
            role: "moderator" | "interviewer" | "persona";
            /** @description Who speaks, or who is spoken to; null where a moderator speaks to the whole group. */
            persona_id: string | null;
            persona_name: string | null;
            content: string;
            /** @description Focus group: 0 the private view, then the rounds, and after them the closing private view. Interview: the number of the guide's question. */
            round: number | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        Answer: {
            question_id: string;
            question: string;
            /** @enum {string} */
            kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation";
            /** @description The answer, or the reason for a choice, in the persona's own words. */
            text: string;
            /** @description Of likert questions: mean of the distribution, in the numbers of the scale. */
            rating: number | null;
            distribution: number[] | null;
            /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
            rating_method: ("semantic_similarity" | "follow_up") | null;
            /** @description Of multiple-choice questions. */
            selected_options: string[] | null;
            /** @description Of numeric questions, in their unit. */
            value: number | null;
            /** @description Of rankings: options from the first on; of best and worst these two. */
            ranking: string[] | null;
            /** @description Of allocations: what each option was given, in the order of the file. */
            allocation: {
                option: string;
                amount: number;
            }[] | null;
            /** @description Of likert questions: whether this persona was shown the scale from its other end. */
            scale_reversed: boolean;
            /** @description Of open questions: what the answer is about. */
            themes: string[] | null;
            /**
             * @description `profile`: a fact of the persona, answered in code; it is no opinion and is not quoted.
             * @enum {string}
             */
            answered_from: "model" | "profile";
        };
        ReactionToConcept: {
            concept_id: string;
            /** @description As which of the concepts the persona saw it, from 1. */
            position: number;
            reaction: string;
            sentiment: ("Positive" | "Neutral" | "Negative") | null;
            sentiment_score: number | null;
            /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
            sentiment_method: ("semantic_similarity" | "follow_up") | null;
            key_themes: string[];
            /** @description Occurs word for word in the reaction. */
            notable_quote: string;
        };
        Choices: {
            tasks: {
                task_id: string;
                holdout: boolean;
                /** @description Levels of every offer, in the design's order. */
                offers: string[][];
                /** @description Position of the offer taken, from 0; null for none of them. */
                chosen: number | null;
            }[];
        };
        Aggregate: {
            persona_count: number;
            /** @description Percentages of the personas whose reaction could be rated, one decimal; they sum to exactly 100. Null where none could. */
            sentiment_distribution: {
                positive: number;
                neutral: number;
                negative: number;
            } | null;
            /** @description Wilson 95 % intervals of the percentages; n is the number of personas, or what they are worth where they are weighted. */
            sentiment_intervals: {
                /** @description 95 % interval: lower, upper. */
                positive: number[];
                /** @description 95 % interval: lower, upper. */
                neutral: number[];
                /** @description 95 % interval: lower, upper. */
                negative: number[];
            } | null;
            /** @description Personas with each sentiment, unweighted. */
            sentiment_counts: {
                positive: number;
                neutral: number;
                negative: number;
            };
            /** @description Null where no reaction could be rated. */
            average_sentiment_score: number | null;
            /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
            sentiment_method: ("semantic_similarity" | "follow_up") | null;
            /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
            average_sentiment_interval: number[] | null;
            /** @description Narrated by a model from the figures below; it computes none. */
            summary: string;
            top_themes: {
                theme: string;
                count: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                share_interval: number[];
                persona_ids: string[];
            }[];
            /** @description Each with quotes of the personas it rests on; what cannot be traced to one is dropped. */
            strategic_recommendations: {
                title: string;
                rationale: string;
                evidence: {
                    /** @description UUIDv7; treat it as opaque. */
                    persona_id: string;
                    quote: string;
                }[];
            }[];
            concept_test: {
                questions: {
                    /** @enum {string} */
                    question_id: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking";
                    question: string;
                    /** @description Personas rated on it. */
                    answered: number;
                    mean: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    mean_interval: number[] | null;
                    distribution: number[];
                    /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                    rating_method: ("semantic_similarity" | "follow_up") | null;
                    /** @description By how much `rating_method` misses answers of known grade on average, in points of the scale. Null where it was not measured, as for most models of `follow_up`. */
                    rating_error: number | null;
                    /** @description The distribution in percent, each point with its interval. */
                    points: {
                        value: number;
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    }[];
                    /** @description Mean probability of the two highest points, percent. */
                    top_two_box: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    top_two_box_interval: number[] | null;
                }[];
            } | null;
            /** @description Of concept tests with `concepts`; `concept_test` is then null. */
            concepts: components["schemas"]["ConceptsAggregate"] | null;
            survey: components["schemas"]["SurveyAggregate"] | null;
            conjoint: components["schemas"]["ConjointReport"] | null;
            focus_group: components["schemas"]["FocusGroupAggregate"] | null;
            interview: components["schemas"]["InterviewAggregate"] | null;
            /** @description What random answering would give for as many personas, beside the figures above. Respondents without a persona are asked by a reliability check with `no_persona_run`. */
            baselines: components["schemas"]["BaselineFigure"][];
            /** @description How figures of the group were weighted; null where all count alike, as in every study without `weights`. Counts, figures of interviews and of the discussion's course are not weighted. */
            weighting: components["schemas"]["Weighting"] | null;
            /** @description Participants who could not be asked to the end, and why, in the study's language. No figure counts them; a study completes without up to 10 % of its participants, and at least one. */
            participants_lost: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                persona_name: string;
                reason: string;
            }[];
            /** @description What a reader has to know before trusting the figures; `notes` says each flag in the study's language. */
            quality: {
                flags: ("offline_model" | "library_selected" | "few_personas" | "low_variance" | "possible_positivity_bias" | "persona_collision" | "ungrounded_personas" | "no_variance" | "separation" | "ridge_fallback" | "refused_wtp" | "untraceable_quote_removed" | "signals_stale" | "budget_reached" | "max_cost_reached" | "partial_input" | "ratings_unreliable" | "offline_embedding" | "offline_signals" | "other_language" | "routes_untold" | "population_not_covered" | "not_validated" | "participants_lost" | "report_without_words")[];
                notes: string[];
            };
            /** @description Figures on the human scale, by what past human studies of the company teach; null until there are six. */
            calibrated: components["schemas"]["Calibrated"] | null;
        };
        ConceptsAggregate: {
            concepts: {
                concept_id: string;
                name: string;
                /** @description What the comparison calls it: `A` is the first. */
                letter: string;
                persona_count: number;
                questions: {
                    /** @enum {string} */
                    question_id: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking";
                    question: string;
                    /** @description Personas rated on it. */
                    answered: number;
                    mean: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    mean_interval: number[] | null;
                    distribution: number[];
                    /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                    rating_method: ("semantic_similarity" | "follow_up") | null;
                    /** @description By how much `rating_method` misses answers of known grade on average, in points of the scale. Null where it was not measured, as for most models of `follow_up`. */
                    rating_error: number | null;
                    /** @description The distribution in percent, each point with its interval. */
                    points: {
                        value: number;
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    }[];
                    /** @description Mean probability of the two highest points, percent. */
                    top_two_box: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    top_two_box_interval: number[] | null;
                }[];
                sentiment_distribution: {
                    positive: number;
                    neutral: number;
                    negative: number;
                } | null;
                sentiment_intervals: {
                    /** @description 95 % interval: lower, upper. */
                    positive: number[];
                    /** @description 95 % interval: lower, upper. */
                    neutral: number[];
                    /** @description 95 % interval: lower, upper. */
                    negative: number[];
                } | null;
                sentiment_counts: {
                    positive: number;
                    neutral: number;
                    negative: number;
                } | null;
                average_sentiment_score: number | null;
                /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                average_sentiment_interval: number[] | null;
                /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                sentiment_method: ("semantic_similarity" | "follow_up") | null;
                top_themes: {
                    theme: string;
                    count: number;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                    share_interval: number[];
                    persona_ids: string[];
                }[];
            }[];
            /** @description Paired over the personas, figure by figure. */
            comparison: {
                /** @enum {string} */
                figure: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking" | "sentiment";
                /** @description The base: personas who were rated on every concept. */
                answered: number;
                concepts: {
                    concept_id: string;
                    mean: number | null;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    mean_interval: number[] | null;
                    /** @description Letters of those that it differs from at 5 %, Holm-adjusted. */
                    differs_from: string[];
                    /** @description Percent of the base for whom it is the highest: the probability that it wins with somebody. Ties count in equal parts. */
                    best_share: number | null;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    best_share_interval: number[] | null;
                }[];
                differences: {
                    /** @description Letter of a concept. */
                    first: string;
                    second: string;
                    /** @description Personas who were rated on both. */
                    paired: number;
                    /** @description First less second, in the numbers of the scale. */
                    difference: number | null;
                    /** @description 95 % interval, not adjusted; null without spread. */
                    difference_interval: number[] | null;
                    /** @description Of the paired t test, two-sided; null of fewer than 5. */
                    p_value: number | null;
                    /** @description After Holm, over all pairs of the figure. */
                    adjusted_p_value: number | null;
                }[];
            }[];
            /** @description What it did to a concept to be seen first, second, …; concepts are rotated over it. */
            position_effect: {
                /** @enum {string} */
                figure: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking" | "sentiment";
                positions: {
                    position: number;
                    answered: number;
                    /** @description Of everything rated at it, whichever concept; unweighted. */
                    mean: number | null;
                    /** @description How far the position raises a rating above the mean of all positions, personas and concepts held the same; null where that cannot be told. */
                    effect: number | null;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    effect_interval: number[] | null;
                }[];
                /** @description That all positions are alike: F test. */
                p_value: number | null;
                /** @description After Holm, over all figures. */
                adjusted_p_value: number | null;
            }[];
        };
        SurveyAggregate: {
            questions: {
                question_id: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation";
                text: string;
                /** @description The base: personas who were asked, by their route. */
                asked: number;
                /** @description Personas who answered. */
                answered: number;
                scale: {
                    points: number;
                    /** @description The number that stands at the lowest point, mostly 1 or 0. */
                    first_value: number;
                    low_label: string | null;
                    high_label: string | null;
                    /** @description The label of every point, lowest first; null unless each has one. */
                    labels: string[] | null;
                } | null;
                /** @description Of likert questions; null if nobody could be rated. */
                rating: {
                    points: {
                        /** @description Number of the point on the scale. */
                        value: number;
                        label: string | null;
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    }[];
                    /** @description In the numbers of the scale. */
                    mean: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    mean_interval: number[] | null;
                    /** @description Over personas; null for a single one. */
                    standard_deviation: number | null;
                    median: number;
                    top_two_box: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    };
                    bottom_two_box: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    };
                } | null;
                /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                rating_method: ("semantic_similarity" | "follow_up") | null;
                /** @description By how much `rating_method` misses answers of known grade on average, in points of the scale. Null where it was not measured, as for most models of `follow_up`. */
                rating_error: number | null;
                /** @description Of multiple-choice questions, in the order of the file; shares are null where nobody answered. */
                options: {
                    option: string;
                    count: number;
                    share: number | null;
                    share_interval: number[] | null;
                }[] | null;
                /** @description Of likert questions of which half of the personas saw the scale from its other end. */
                scale_direction: {
                    as_written: {
                        answered: number;
                        mean: number;
                    };
                    reversed: {
                        answered: number;
                        mean: number;
                    };
                    /** @description Mean of those who saw it reversed less mean of the others. */
                    difference: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    difference_interval: number[] | null;
                } | null;
                /** @description Of recommendations from 0 to 10. */
                nps: {
                    /** @description 9 and 10. */
                    promoters: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    };
                    /** @description 7 and 8. */
                    passives: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    };
                    /** @description 0 to 6. */
                    detractors: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null where one persona, or all (nearly) alike, show no spread. */
                        share_interval: number[] | null;
                    };
                    /** @description Percent of promoters less percent of detractors, −100 to 100. */
                    score: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    score_interval: number[] | null;
                } | null;
                /** @description Of numeric questions. */
                numeric: {
                    unit: string | null;
                    mean: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    mean_interval: number[] | null;
                    /** @description Over personas; null for a single one. */
                    standard_deviation: number | null;
                    median: number;
                    /** @description 95 % interval between the numbers; null for fewer than five (effective) or all the same. */
                    median_interval: number[] | null;
                    /** @description Lower and upper quartile. */
                    quartiles: number[];
                    minimum: number;
                    maximum: number;
                    /** @description Values more than three interquartile ranges outside the quartiles (Tukey's outer fences), the ten furthest, furthest first; they are counted in every figure. */
                    outliers: {
                        /** @description UUIDv7; treat it as opaque. */
                        persona_id: string;
                        value: number;
                    }[];
                    /** @description Values from `from` up to but not including `to`; the last one includes it. */
                    bins: {
                        from: number;
                        to: number;
                        count: number;
                        /** @description Percent of personas, one decimal. */
                        share: number;
                        /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                        share_interval: number[];
                    }[];
                } | null;
                /** @description Of rankings. */
                ranking: {
                    options: {
                        option: string;
                        /** @description Personas who ranked it. */
                        ranked: number;
                        /** @description Over all who answered; options without a place share the places that are left. Null if nobody did. */
                        mean_rank: number | null;
                        /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                        mean_rank_interval: number[] | null;
                        /** @description Personas who put it first. */
                        first: {
                            count: number;
                            /** @description Percent of personas, one decimal. */
                            share: number;
                            /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                            share_interval: number[];
                        };
                    }[];
                } | null;
                /** @description Of allocations. */
                allocation: {
                    total: number;
                    unit: string | null;
                    options: {
                        option: string;
                        /** @description Of what the personas gave it; the means sum to the total. */
                        mean: number;
                        /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                        mean_interval: number[] | null;
                        /** @description Personas who gave it anything. */
                        given: {
                            count: number;
                            /** @description Percent of personas, one decimal. */
                            share: number;
                            /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                            share_interval: number[];
                        };
                    }[];
                } | null;
                /** @description Of open questions, most shared first. */
                themes: {
                    theme: string;
                    count: number;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                    share_interval: number[];
                    persona_ids: string[];
                }[] | null;
            }[];
            sample: {
                started: number;
                screened_out: {
                    question_id: string;
                    count: number;
                }[];
                completed: number;
                /** @description Of a survey created with a `sample`; null where everybody of the group was asked. */
                quota: components["schemas"]["StudySample"] | null;
            };
            price_sensitivity: {
                question_ids: {
                    too_cheap: string;
                    cheap: string;
                    expensive: string;
                    too_expensive: string;
                };
                unit: string | null;
                asked: number;
                /** @description Personas whose four prices rise; the figures rest on them. */
                answered: number;
                /** @description Personas whose four prices do not rise; they are left out. */
                inconsistent: string[];
                /** @description Null where the curves do not cross. */
                marginal_cheapness: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Null where the curves do not cross. */
                optimal_price: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Null where the curves do not cross. */
                indifference_price: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Null where the curves do not cross. */
                marginal_expensiveness: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Percent of personas to whom each price is each of these, by rising price. */
                curves: {
                    price: number;
                    too_cheap: number;
                    cheap: number;
                    expensive: number;
                    too_expensive: number;
                }[];
            }[];
            price_ladders: {
                question_ids: string[];
                unit: string | null;
                asked: number;
                answered: number;
                /** @description By rising price; `share` is of those who would buy at it. */
                prices: {
                    price: number;
                    question_id: string;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                    share_interval: number[];
                    /** @description Price × share of buyers: what 100 such people would spend. */
                    revenue: number;
                    /** @description 95 % interval: lower, upper. */
                    revenue_interval: number[];
                }[];
                /** @description The price of the highest revenue, and in how many percent of resamples it is the highest. */
                best_price: {
                    price: number;
                    probability: number;
                } | null;
            }[];
            max_diff: {
                question_ids: string[];
                /** @description Personas who answered at least one set. */
                answered: number;
                items: {
                    item: string;
                    /** @description Share of preference by a multinomial logit, percent; they sum to 100. */
                    score: number;
                    /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                    score_interval: number[] | null;
                    best: number;
                    worst: number;
                    shown: number;
                }[];
            }[];
            turf: {
                question_id: string;
                answered: number;
                /** @description The best portfolio of each size; `share` is of personas who chose any of it. */
                portfolios: {
                    options: string[];
                    /**
                     * @description `exact`: no other portfolio of its size reaches more; `greedy`: options were added one by one, as there are too many portfolios to look at all.
                     * @enum {string}
                     */
                    search: "exact" | "greedy";
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description 95 % interval of what the portfolio reaches among others: its lower end takes off what picking the best has added. */
                    share_interval: number[];
                    /** @description Options of the portfolio that a persona chose, on average. */
                    frequency: number;
                }[];
            }[];
        };
        ConjointReport: {
            personas: number;
            /** @description Choices estimated from, holdouts not counted. */
            choices: number;
            flags: ("few_personas" | "separation" | "ridge_fallback" | "refused_wtp")[];
            /**
             * @description Person-clustered sandwich; or the model's, scaled up for clustering, where personas are too few for it.
             * @enum {string}
             */
            standard_errors: "clustered" | "scaled";
            part_worths: {
                attribute: string;
                levels: {
                    level: string;
                    /** @description Aggregate logit utility; an attribute's levels sum to zero. */
                    part_worth: {
                        value: number;
                        standard_error: number;
                        /** @description 95 % interval over personas; null for a single persona, or where all choose alike. */
                        interval: number[] | null;
                    };
                    /** @description Mean over personas of utilities scaled to an average range of 100 per attribute. */
                    zero_centred_diff: number;
                }[];
            }[];
            none_utility: {
                value: number;
                standard_error: number;
                /** @description 95 % interval over personas; null for a single persona, or where all choose alike. */
                interval: number[] | null;
            } | null;
            importances: {
                attribute: string;
                /** @description Percent; per persona, then averaged. */
                importance: number;
                /** @description 95 % interval of the importance in the population, by estimating simulated studies of this design anew; null for a single persona. Utilities of persons are shrunken towards each other, which pulls importances together: the interval allows for it, the figure does not. */
                interval: number[] | null;
            }[];
            best_profile: {
                levels: string[];
                /** @description Mean of the personas' utilities. */
                utility: number;
                /** @description Why the profile has another level than the part-worths put first; null where they agree. */
                explanation: string | null;
                share_against_none: {
                    /** @description Percent of preference. */
                    share: number;
                    /** @description 95 % interval over personas, percent, by estimating simulated studies of this design anew; null for a single persona. */
                    interval: number[] | null;
                } | null;
            };
            scenarios: {
                name: string;
                offers: {
                    /** @description Percent of preference. */
                    share: number;
                    /** @description 95 % interval over personas, percent, by estimating simulated studies of this design anew; null for a single persona. */
                    interval: number[] | null;
                    levels: string[];
                }[];
                none: {
                    /** @description Percent of preference. */
                    share: number;
                    /** @description 95 % interval over personas, percent, by estimating simulated studies of this design anew; null for a single persona. */
                    interval: number[] | null;
                } | null;
            }[];
            willingness_to_pay: {
                /** @description Why no willingness to pay is given: no price among the attributes, a single persona, personas who all chose alike, utility that rises with the price, or a price effect with |t| below 2 or whose interval reaches zero. */
                refused: ("no_price" | "one_persona" | "all_alike" | "wrong_sign" | "weak_price_effect") | null;
                currency: string | null;
                /** @description Utility per currency unit, price taken as linear. */
                price_coefficient: {
                    value: number;
                    standard_error: number;
                    /** @description 95 % interval over personas; null for a single persona, or where all choose alike. */
                    interval: number[] | null;
                } | null;
                levels: {
                    attribute: string;
                    level: string;
                    compared_with: string;
                    /** @description Null where the figure lies outside the range of the prices that were tested, or shows no spread. */
                    amount: {
                        value: number;
                        standard_error: number;
                        /** @description 95 % interval over personas; null for a single persona, or where all choose alike. */
                        interval: number[] | null;
                    } | null;
                }[];
            };
            fit: {
                log_likelihood: number;
                null_log_likelihood: number;
                mcfadden_r2: number;
                adjusted_mcfadden_r2: number;
                /** @description Mean over personas of the geometric mean probability of their choices. */
                root_likelihood: number;
                chance_root_likelihood: number;
                /** @description 95th percentile of random responders on this design. */
                random_root_likelihood_95: number;
                iterations: number;
                /** @description False when individual utilities still moved after 1000 rounds: far too few answers. */
                individuals_converged: boolean;
                ridge: number;
            };
            holdout: {
                choices: number;
                /** @description Percent of holdout choices foretold. */
                hit_rate: number;
                /** @description 95 % interval: lower, upper. */
                hit_rate_interval: number[];
                chance_hit_rate: number;
                log_likelihood: number;
                chance_log_likelihood: number;
                tasks: {
                    task_id: string;
                    /** @description Percent per alternative, none last. */
                    observed: number[];
                    predicted: number[];
                }[];
            } | null;
            individuals: {
                persona_id: string;
                /** @description By attribute and level. */
                part_worths: number[][];
                none_utility: number | null;
                importances: number[];
                root_likelihood: number;
            }[];
        };
        FocusGroupAggregate: {
            rounds: number;
            /** @description Messages in the discussion, including those of members lost later; private views are not counted. */
            messages: number;
            /** @description Null where no view could be rated. */
            conformity: {
                /** @description Share of personas that moved toward the majority, among those who did not stand there already; null below three personas or when nobody stood apart. */
                index: {
                    moved: number;
                    comparable: number;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                    share_interval: number[];
                } | null;
                /** @description Median of the private views before the discussion, −1..1. */
                majority: number;
                /** @description Standard deviation over personas; null for a single one. */
                spread_before: number | null;
                spread_after: number | null;
                personas: {
                    /** @description UUIDv7; treat it as opaque. */
                    persona_id: string;
                    before: number;
                    after: number;
                    /** @description Null for those who stood there already. */
                    moved_toward_majority: boolean | null;
                }[];
            } | null;
            airtime: {
                /** @description Evenness of the words (Pielou: entropy over its maximum): 1 if all spoke alike, 0 if one did. */
                balance: number;
                personas: {
                    /** @description UUIDv7; treat it as opaque. */
                    persona_id: string;
                    messages: number;
                    words: number;
                    /** @description Percent of all words of personas. */
                    share: number;
                }[];
            };
            themes: {
                theme: string;
                count: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                share_interval: number[];
                persona_ids: string[];
                /** @description UUIDv7; treat it as opaque. */
                first_said_by: string;
                /** @description Id of the message. */
                first_said_in: string;
                first_said_in_round: number;
            }[];
            /** @description Named by a model from what was said; every position has words of different personas. */
            disagreements: {
                topic: string;
                positions: {
                    position: string;
                    evidence: {
                        /** @description UUIDv7; treat it as opaque. */
                        persona_id: string;
                        quote: string;
                    }[];
                }[];
            }[];
        };
        InterviewAggregate: {
            interviews: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                /** @description Questions put, probes among them. */
                exchanges: number;
                probes: number;
                /** @description Said by the persona. */
                words: number;
            }[];
            questions: {
                /** @description Section and question: `2.3`. */
                question_id: string;
                section: string;
                text: string;
                /** @description Personas to whom it was put. */
                asked: number;
                covered: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                share_interval: number[];
                /** @description Probes put, over all personas. */
                probes: number;
            }[];
            /** @description One row per persona, one column per question, in the order of `questions`. */
            coverage: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                questions: ("covered" | "partly" | "not_covered")[];
            }[];
            /** @description Percent of questions covered, mean over personas. Questions that were not asked, or whose answers the model could not judge, count as not covered. */
            mean_coverage: number | null;
            mean_coverage_interval: number[] | null;
        };
        BaselineFigure: {
            /**
             * @description `mean` and `standard_deviation` between personas are of the ratings or the sentiment score, `modal_share` and `positive_share` the largest and the positive share, weighted and rounded as the report prints them; shares and hit rates are percentages.
             * @enum {string}
             */
            measure: "mean" | "standard_deviation" | "modal_share" | "positive_share" | "hit_rate" | "root_likelihood" | "similarity_to_no_persona";
            /** @description Null for figures of the study as a whole. */
            question_id: string | null;
            question: string | null;
            value: number;
            /** @description What respondents who answer at random, all answers equally likely, give on average; of ratings read from words what the same words give if the opposite is as likely as each; of `similarity_to_no_persona` what two halves of the same people give. */
            random: number;
            /** @description Holds at least 95 % of what chance gives. */
            random_interval: number[];
            /** @description Whether the value lies outside that interval. */
            beyond_random: boolean;
            /** @description The same figure of respondents who were told nothing about themselves but their market; null where nobody asked them. */
            no_persona: number | null;
        };
        Weighting: {
            /** @description Personas that would be worth as much with equal weights (Kish); intervals are computed with it. */
            effective_n: number;
            /** @description Personas over `effective_n`, at least 1. */
            design_effect: number;
            /** @description The raking targets and how close the weighted sample is. Covers everybody who was to take part, including those in `participants_lost`. */
            margins: {
                /** @enum {string} */
                by: "gender" | "age" | "income_level" | "location";
                categories: {
                    category: string;
                    personas: number;
                    target_percent: number;
                    unweighted_percent: number;
                    weighted_percent: number;
                }[];
            }[];
            strata: {
                /**
                 * @description To new offers.
                 * @enum {string}
                 */
                attitude: "sceptic" | "pragmatist" | "enthusiast";
                personas: number;
                population_percent: number;
                /** @description Mean weight of these personas; null where there are none. */
                weight: number | null;
            }[];
            /** @description What every persona counts: with it each weighted figure can be computed again. */
            personas: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                weight: number;
            }[];
        };
        Calibrated: {
            studies: number;
            questions: {
                question_id: string;
                /** @description Of shares; null of means. */
                option: string | null;
                /** @enum {string} */
                family: "rating" | "share";
                /** @description Mean in the scale's numbers, or share in percent. */
                synthetic: number;
                /** @description Null beyond what past studies cover. */
                estimate: number | null;
                /** @description 95 %, with the model's error in it: where a new human study's figure is expected. */
                prediction_interval: number[] | null;
                refused: "extrapolation" | null;
            }[];
        };
        Estimate: {
            personas: number;
            llm_calls: number;
            /** @description At least, and at most: routes, screeners and probes decide who is asked what, and the first study in a language whether answers are rated without further calls. */
            llm_calls_range: {
                low: number;
                high: number;
            };
            input_tokens: number;
            output_tokens: number;
            /** @description At 10 s a call, 40 calls side by side and nobody else at work. */
            seconds: number;
            /** @description At list prices; see `POST …/simulations/estimate` for the range. */
            estimated_cost_usd: {
                low: number;
                expected: number;
                high: number;
            };
        };
        NotImported: {
            /** @description Where it stands: a question by its id, a block, the survey. */
            where: string;
            /** @description What was left out, as a sentence. */
            what: string;
        };
        ReliabilityStudy: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @enum {string} */
            status: "running" | "complete" | "failed";
            /** @description Reruns ordered. */
            runs: number;
            completed_runs: number;
            /** @description 100 times the mean α over questions, never below 0, one decimal. It measures stability: whether the same personas answer the same again, not whether they answer as people would. */
            confidence_score: number | null;
            /** @description 95 % interval of the score over whole personas (jackknife). Null without a score, below three personas, and where every persona repeated itself throughout: nothing then shows how often one would not. */
            confidence_interval: number[] | null;
            components: {
                questions: {
                    question_id: string;
                    question: string;
                    /** @enum {string} */
                    kind: "scale" | "choice" | "options" | "score" | "themes";
                    /**
                     * @description Level of measurement of its α.
                     * @enum {string}
                     */
                    level: "ordinal" | "nominal" | "interval";
                    /** @description Krippendorff's α over runs, personas as units: 1 is perfect, 0 is chance. Of several options and of themes the mean over them. */
                    alpha: number | null;
                    /** @description Why there is no α. `no_variance`: all answers of all personas are identical, which shows neither agreement nor its absence; `no_pairs`: nobody answered twice; `one_persona`: one persona alone did; `no_shared_themes`: every theme was named by one persona alone. */
                    reason: ("no_variance" | "no_pairs" | "one_persona" | "no_shared_themes") | null;
                    /** @description Share of identical answers in all pairs of runs, chance not taken out; of the sentiment: positive, neutral or negative; of several options: all the same. */
                    exact_agreement: number | null;
                    /** @description Gwet's AC2, which holds where almost everybody answers alike. */
                    ac2: number | null;
                }[];
                /** @description Mean α of the rating questions. */
                scales: number | null;
                /** @description Mean α of choices between options or offers. */
                choices: number | null;
                sentiment: number | null;
                themes: number | null;
                /** @description Mean over questions. */
                exact_agreement: number | null;
                /** @description Mean over questions. */
                ac2: number | null;
                questions_without_variance: number;
                /** @description What the score would be if the answers of every run were dealt out to the personas at random: its mean and its 95th percentile. */
                random_baseline: {
                    expected: number;
                    upper: number;
                } | null;
                /** @description Personas with answers in at least two runs: the n of every figure. */
                personas: number;
                /** @description Runs compared, the original among them. */
                runs: number;
            } | null;
            personas: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                persona_name: string;
                /** @description 100 times the persona's consistency with itself over all it was asked repeatedly, never below 0; null without anything to compare. */
                score: number | null;
                /** @description One-sided 95 % lower bound of the score. */
                lower_bound: number | null;
                /** @description Repeated answers, the first to each question not counted. */
                answers_compared: number;
                promoted: boolean;
                library_persona_id: string | null;
                /** @description Why the persona entered the library, or did not. */
                reason: string;
            }[];
            /** @description From the lower end of the interval, null without one: stable from 80, tentative from 66.7. With the flag `few_personas` it is an estimate, to be read with the interval. */
            verdict: ("stable" | "tentative" | "unstable") | null;
            interpretation: string | null;
            /** @description Figures of the original beside random answering and, if `no_persona_run` was asked for, beside respondents without a persona. */
            baselines: components["schemas"]["BaselineFigure"][];
            /** @description How much the figures move with what `vary` named, one entry each; empty where it named nothing. */
            robustness: components["schemas"]["Robustness"][];
            flags: ("offline_model" | "library_selected" | "few_personas" | "low_variance" | "possible_positivity_bias" | "persona_collision" | "ungrounded_personas" | "no_variance" | "separation" | "ridge_fallback" | "refused_wtp" | "untraceable_quote_removed" | "signals_stale" | "budget_reached" | "max_cost_reached" | "partial_input" | "ratings_unreliable" | "offline_embedding" | "offline_signals" | "other_language" | "routes_untold" | "population_not_covered" | "not_validated" | "participants_lost" | "report_without_words")[];
            /** @description A readable reason when the study failed. */
            error: string | null;
            usage: components["schemas"]["Usage"];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            completed_at: string | null;
        };
        Robustness: {
            /** @enum {string} */
            variation: "wording" | "scale" | "persona" | "model";
            /** @description Whether its rerun was finished; without it nothing below is known. */
            completed: boolean;
            /** @description What was changed, in a sentence. */
            varied: string | null;
            /** @description Who answered in the varied run and in one that changed nothing. */
            personas: number;
            questions: {
                question_id: string;
                question: string;
                /** @description Of choices: the option with the largest move. */
                option: string | null;
                /** @description Mean over the runs that changed nothing, the original among them: of ratings and the sentiment, or share in percent. */
                unvaried: number;
                /** @description The same figure of the varied run. */
                value: number;
                shift: number;
                /** @description 95 %, paired persona by persona; of choices it holds for all options at once. Null for one persona, where all moved alike, and for focus groups, whose members are not independent of each other. */
                shift_interval: number[] | null;
                /** @description Mean absolute shift of each run that changed nothing from the others, of choices that of its own largest move. */
                rerun_shift: number | null;
                /** @description Whether the shift is more than chance at 5 %, Holm-adjusted over questions. */
                moved: boolean;
            }[];
            /** @description Mean over questions of the absolute shift as a part of what its scale spans, 0 to 1. */
            mean_absolute_shift: number | null;
            /** @description At least 95 %. Its lower end is 0 where chance alone explains shifts as large. */
            mean_absolute_shift_interval: number[] | null;
            /** @description The same of the runs that changed nothing, each against the others. */
            rerun_mean_absolute_shift: number | null;
        };
        ReportLink: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description Shows the report to whoever has it; treat it as a secret. */
            url: string;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description When the link stops working, unless it is revoked before. */
            expires_at: string;
        };
        SimulationComparison: {
            /** @enum {string} */
            simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
            simulations: {
                /** @description A, B, C … in the order of `ids`. */
                letter: string;
                /** @description UUIDv7; treat it as opaque. */
                simulation_id: string;
                name: string | null;
                prompt_question: string | null;
                /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
                completed_at: string;
                personas: number;
                weighted: boolean;
            }[];
            questions: {
                question_id: string;
                question: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation" | "sentiment";
                /** @description Of numbers and allocations: days, $, %. */
                unit: string | null;
                /** @description Differences that were tested: the family of the Holm adjustment. */
                tests: number;
                rows: {
                    /**
                     * @description Ratings: `mean`, `top_two_box` and, of recommendations from 0 to 10, `nps`; choices and themes of open answers: `share`; rankings: `mean_rank` (1 is first); numbers and allocations: `mean`.
                     * @enum {string}
                     */
                    figure: "mean" | "top_two_box" | "nps" | "share" | "mean_rank";
                    /** @description The option or theme; null where the question has one figure. */
                    label: string | null;
                    /** @description Which end is the better one: of ratings the highest, of mean ranks the lowest. Null where neither is: numbers, points given out, shares of options and themes. */
                    best: ("highest" | "lowest") | null;
                    simulations: {
                        letter: string;
                        /** @description Personas who answered, unweighted. */
                        base: number;
                        /** @description What they are worth with equal weights (Kish); 0 without any. */
                        effective_n: number;
                        /** @description Personas of whom it holds, unweighted; null of means. */
                        count: number | null;
                        /** @description Weighted; percent of shares. Null without a base. */
                        value: number | null;
                        /** @description 95 % interval: Wilson of shares, t of means, on the logit scale of boxes, each with effective n. Null without spread. */
                        interval: number[] | null;
                        /** @description Letters of those that it differs from at 5 %, Holm-adjusted over all tests of its question. */
                        differs_from: string[];
                        /** @description Fewer than 5 answers: read with care; it is not tested. */
                        small_base: boolean;
                        /** @description Probability that its figure is the best of all of them in the population that the personas stand for, where nothing was known before. The interval is that of the 10,000 draws it is counted in. Null where a base is below 5, nothing varies, or neither end is better. */
                        probability_best: {
                            /** @description 0 to 1; over the simulations of a row it sums to 1. */
                            probability: number;
                            /** @description 95 % interval: lower, upper. */
                            interval: number[];
                        } | null;
                    }[];
                    differences: components["schemas"]["SimulationDifference"][];
                }[];
            }[];
            /** @description What only one of them asked, or what has no figure here. */
            not_compared: string[];
            /** @description What was compared how, in sentences. */
            notes: string[];
        };
        SimulationDifference: {
            /** @description Letter of a simulation. */
            first: string;
            second: string;
            /** @description First less second; percentage points of shares. */
            difference: number;
            /** @description 95 % interval, not adjusted for how many there are; null without spread. */
            difference_interval: number[] | null;
            /** @description Personas who answered in both; their answers are compared with each other. */
            paired: number;
            /** @description Two-sided; null where there is no test (fewer than 5). */
            p_value: number | null;
            /** @description After Holm, over all tests of the question. */
            adjusted_p_value: number | null;
        };
        Norms: {
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @description Other complete concept tests of the company that are counted. */
            concepts: number;
            /** @description Whether there are 10 of them for some figure. */
            ready: boolean;
            /** @description What is missing, in a sentence: `7 of 10 …`; null if nothing. */
            missing: string | null;
            figures: {
                /** @enum {string} */
                question_id: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking" | "sentiment";
                /** @enum {string} */
                figure: "mean" | "top_two_box";
                /** @description Of this concept; of boxes percent. */
                value: number;
                /** @description Personas of this concept who were rated. */
                base: number;
                /** @description Others with this figure, rated by the same method. */
                concepts: number;
                /** @description Percent of the others below it, those equal by half; null below 10 of them. */
                percentile_rank: number | null;
                /** @description 95 % interval by the errors of this concept's figure and of the others'. */
                percentile_interval: number[] | null;
                /** @description Of the others; null below 10. */
                median: number | null;
                quartiles: number[] | null;
            }[];
        };
        Crosstab: {
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @enum {string} */
            simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
            by: {
                /** @description The fact or the question that makes the columns. */
                id: string;
                /** @description Null of a fact. */
                question: string | null;
                /** @description Whether somebody may stand in several columns (several options, themes); tests then count in that they do. */
                overlapping: boolean;
            };
            columns: {
                /** @description A, B, C … */
                letter: string;
                label: string;
                /** @description Unweighted. */
                personas: number;
                effective_n: number;
            }[];
            personas: number;
            /** @description Personas who stand in no column: they did not answer, or are of a place that fewer than 5 come from. */
            without_column: number;
            /** @description By the weights of the simulation (`aggregate.weighting`). */
            weighted: boolean;
            questions: {
                question_id: string;
                question: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation" | "sentiment";
                /** @description Of numbers and allocations: days, $, %. */
                unit: string | null;
                /** @description Pairs of cells that were tested: the family of the Holm adjustment. */
                tests: number;
                rows: {
                    /**
                     * @description Ratings: `mean`, `top_two_box` and, of recommendations from 0 to 10, `nps`; choices and themes of open answers: `share`; rankings: `mean_rank` (1 is first); numbers and allocations: `mean`.
                     * @enum {string}
                     */
                    figure: "mean" | "top_two_box" | "nps" | "share" | "mean_rank";
                    /** @description The option or theme; null where the question has one figure. */
                    label: string | null;
                    /** @description Which end is the better one: of ratings the highest, of mean ranks the lowest. Null where neither is: numbers, points given out, shares of options and themes. */
                    best: ("highest" | "lowest") | null;
                    total: components["schemas"]["CrosstabCell"];
                    /** @description In the order of the columns. */
                    cells: components["schemas"]["CrosstabCell"][];
                }[];
            }[];
            /** @description What was compared how, and what is missing, in sentences. */
            notes: string[];
        };
        CrosstabCell: {
            /** @description Personas who answered, unweighted. */
            base: number;
            /** @description What they are worth with equal weights (Kish); 0 without any. */
            effective_n: number;
            /** @description Personas of whom it holds, unweighted; null of means. */
            count: number | null;
            /** @description Weighted; percent of shares. Null without a base. */
            value: number | null;
            /** @description 95 % interval: Wilson of shares, t of means, on the logit scale of boxes, each with effective n. Null without spread. */
            interval: number[] | null;
            /** @description Letters of those that it differs from at 5 %, Holm-adjusted over all tests of its question. */
            differs_from: string[];
            /** @description Fewer than 5 answers: read with care; it is not tested. */
            small_base: boolean;
        };
        CodebookSummary: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            question_id: string;
            question: string;
            /**
             * @description Figures are there when it is `complete`.
             * @enum {string}
             */
            status: "coding" | "complete" | "failed";
            /** @description Whether a model found the codes; not once a caller has sent them. */
            drafted: boolean;
            /** @description In the caller's order; of a draft the most common first. */
            codes: components["schemas"]["Code"][];
            /** @description Who answered and got no code; null before `complete`. */
            other: {
                /** @description Personas, unweighted. */
                count: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                share_interval: number[];
            } | null;
            /** @description Personas who were asked. */
            asked: number;
            /** @description Who said something: the base of all shares. */
            answered: number;
            /** @description Personas whose answers the model could not code, a tenth at most; no share counts them. */
            not_coded: string[];
            /** @description By the weights of the simulation (`aggregate.weighting`). */
            weighted: boolean;
            /** @description Why it failed. */
            error: string | null;
            usage: components["schemas"]["Usage"];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            completed_at: string | null;
        };
        Code: {
            /** @description `c1`, `c2`, …; a code that is gone leaves its id to no other. */
            id: string;
            name: string;
            definition: string;
            count: number | null;
            share: number | null;
            share_interval: number[] | null;
        };
        Codebook: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            question_id: string;
            question: string;
            /**
             * @description Figures are there when it is `complete`.
             * @enum {string}
             */
            status: "coding" | "complete" | "failed";
            /** @description Whether a model found the codes; not once a caller has sent them. */
            drafted: boolean;
            /** @description In the caller's order; of a draft the most common first. */
            codes: components["schemas"]["Code"][];
            /** @description Who answered and got no code; null before `complete`. */
            other: {
                /** @description Personas, unweighted. */
                count: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, for as many personas as the weighted ones are worth. */
                share_interval: number[];
            } | null;
            /** @description Personas who were asked. */
            asked: number;
            /** @description Who said something: the base of all shares. */
            answered: number;
            /** @description Personas whose answers the model could not code, a tenth at most; no share counts them. */
            not_coded: string[];
            /** @description By the weights of the simulation (`aggregate.weighting`). */
            weighted: boolean;
            /** @description Why it failed. */
            error: string | null;
            usage: components["schemas"]["Usage"];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            completed_at: string | null;
            /** @description Who answered, with the codes of the answer; empty before `complete`. */
            answers: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                /** @description Ids; none: other. */
                codes: string[];
            }[];
        };
        HumanStudy: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            project_id: string;
            name: string;
            source: string;
            fielded_on: string;
            /** @description The simulation that its answers are paired with. */
            simulation_id: string | null;
            /** @description People who answered the question with most answers. */
            people: number;
            questions: {
                /**
                 * @description The question of the simulation; without one, or one that it does not have, questions match by text.
                 * @default null
                 */
                question_id: string | null;
                /** @default  */
                text: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice";
                /** @default null */
                scale: {
                    points: number;
                    /** @default 1 */
                    first_value: number;
                    /** @default null */
                    low_label: string | null;
                    /** @default null */
                    high_label: string | null;
                    /** @default null */
                    labels: string[] | null;
                } | null;
                /** @default null */
                options: string[] | null;
                /**
                 * @description Whether several options could be chosen.
                 * @default false
                 */
                multiple: boolean;
                /** @description People who answered. */
                n: number;
                /** @description Of scales, in their numbers. */
                mean: number | null;
                /** @description Of scales: between people, n − 1. */
                sd: number | null;
                /** @description People by answer, lowest or first first; null where only a mean is known. */
                counts: {
                    answer: number | string;
                    count: number;
                }[] | null;
                /** @description Whether rows allowed to divide the people into two halves. */
                halves: boolean;
                subgroups: {
                    /** @enum {string} */
                    by: "gender" | "age" | "income_level";
                    value: string;
                    n: number;
                }[];
            }[];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        Validity: {
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @description Null: held against the group's own respondents. */
            human_study_id: string | null;
            people: {
                name: string;
                source: string;
                fielded_on: string | null;
                n: number;
            };
            questions: components["schemas"]["QuestionValidity"][];
            /** @description One for each answerer that there is. */
            overall: {
                /** @enum {string} */
                answerer: "personas" | "random" | "no_persona" | "direct_estimate" | "other_half";
                questions: number;
                /** @description Pearson over scale questions; null below three. */
                correlation_of_means: number | null;
                /** @description Of means, in the numbers of the scales. */
                mean_absolute_error: number | null;
                /** @description Of means over ranges and of shares, 0 to 1. */
                mean_absolute_error_over_range: number | null;
                /** @description Of the line above, 95 %, over questions. */
                mean_absolute_error_interval: number[] | null;
                mean_ks_similarity: number | null;
                mean_sd_ratio: number | null;
                /** @description Correlation of means over √(split-half reliability of the people's means). */
                attainment: number | null;
            }[];
            split_half_reliability: number | null;
            /** @enum {string} */
            verdict: "personas_nearer" | "direct_estimate_nearer" | "undecided" | "not_compared";
            /** @description What it says, in the study's language, also when the personas lose. */
            sentence: string;
            /** @description Questions of either side without a counterpart, and why. */
            unmatched: string[];
            notes: string[];
        };
        QuestionValidity: {
            question_id: string;
            question: string;
            /** @enum {string} */
            kind: "scale" | "choice" | "options";
            people: {
                n: number;
                mean: number | null;
                sd: number | null;
            };
            personas: components["schemas"]["Fidelity"];
            random: components["schemas"]["Fidelity"];
            no_persona: components["schemas"]["Fidelity"] | null;
            direct_estimate: components["schemas"]["Fidelity"] | null;
            /** @description Half of the people against the other half. */
            other_half: components["schemas"]["Fidelity"] | null;
            paired: components["schemas"]["PairedEstimate"] | null;
            subgroups: {
                /** @enum {string} */
                by: "gender" | "age" | "income_level";
                value: string;
                people: number;
                personas: number;
                difference: number | null;
                /** @description 95 % interval: lower, upper; null where a single persona, or all (nearly) alike, show no spread. */
                difference_interval: number[] | null;
                ks_similarity: number | null;
            }[];
        };
        Fidelity: {
            /** @description Who answered; null for random answering and the direct estimate. */
            n: number | null;
            /** @description Of scales. */
            mean: number | null;
            /** @description Of scales: spread of all answers, not of persona means. */
            sd: number | null;
            /** @description Mean minus the people's; of the other half its mean size over divisions; of options null. */
            difference: number | null;
            /** @description 95 %, Welch; paired where persons are. */
            difference_interval: number[] | null;
            /** @description Spread over the people's; null where they had none. */
            sd_ratio: number | null;
            /** @description 1 − the largest difference of cumulative shares. */
            ks_similarity: number | null;
            /** @description Earth mover's distance over the scale's range. */
            wasserstein_over_range: number | null;
            /** @description Half the summed differences of shares, 0 to 1; where several could be chosen of all that were. */
            total_variation: number | null;
            /** @description Of options: shares, 0 to 1, beside the people's; empty for scales. */
            shares: {
                answer: string;
                share: number;
                people: number;
            }[];
            /** @description What people answered and nobody of these did. */
            empty_options: string[];
        };
        PairedEstimate: {
            /** @description People with an answer and a persona made of them. */
            asked: number;
            /** @description Personas made of people without an answer of their own. */
            predicted: number;
            /** @description Pearson between people and their personas. */
            correlation: number | null;
            people_mean: number;
            /** @description 95 %, Student's t, from the people's answers alone. */
            people_interval: number[];
            /** @description Prediction-powered mean (PPI++, power-tuned). */
            estimate: number;
            /** @description 95 %, Student's t on asked − 1 degrees of freedom; the paper's normal quantile is too narrow for few. */
            interval: number[];
            /** @description Human answers that would be as precise: asked × (people's width ÷ this width)². */
            human_answers_worth: number;
            /** @description 1/√(asked − 2): below it the personas rather harm than help. */
            useful_correlation: number | null;
            helps: boolean;
        };
        LibraryPersonaPage: {
            personas: components["schemas"]["LibraryPersona"][];
            /** @description Personas that match the filters, on all pages together. */
            total: number;
            limit: number;
            offset: number;
        };
        LibraryPersona: {
            /** @description `lib-` and a UUIDv7; treat it as opaque. */
            id: string;
            /** @description Of a real respondent a code, `R-0007`. */
            full_name: string;
            age: number;
            gender: string;
            /** @description City and country; of a real respondent as the row said it. */
            location: string;
            occupation: string;
            /** @enum {string} */
            income_level: "Low" | "Middle" | "High";
            /** @description A drawn portrait; needs no token. */
            avatar_url: string;
            /** @description Persona groups the persona was reused in. */
            times_used: number;
            last_used_at: string | null;
            retired: boolean;
            /** @description 100 times the consistency with which the persona qualified, one decimal. */
            reliability_score: number;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            promoted_at: string;
        };
        LibraryPersonaProfile: {
            /** @description `lib-` and a UUIDv7; treat it as opaque. */
            id: string;
            /** @description Of a real respondent a code, `R-0007`. */
            full_name: string;
            age: number;
            gender: string;
            /** @description City and country; of a real respondent as the row said it. */
            location: string;
            occupation: string;
            /** @enum {string} */
            income_level: "Low" | "Middle" | "High";
            /** @description A drawn portrait; needs no token. */
            avatar_url: string;
            /** @description Persona groups the persona was reused in. */
            times_used: number;
            last_used_at: string | null;
            retired: boolean;
            /** @description 100 times the consistency with which the persona qualified, one decimal. */
            reliability_score: number;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            promoted_at: string;
            /** @description 3 to 5 of an invented persona; a real respondent has none, as no brands, habits or prices. */
            personality_traits: string[];
            trusted_brands: string[];
            distrusted_brands: string[];
            digital_habits: string;
            price_sensitivity: string;
            /** @description Of a real respondent their own words, verbatim. */
            psychographic_notes: string;
            /** @description The evidence that grounds the persona. */
            signals: components["schemas"]["Signal"][];
            promotion_reason: string | null;
            retired_at: string | null;
            /** @description When the persona was generated. */
            created_at: string;
        };
        LibraryPersonaProject: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            name: string;
            description: string | null;
            persona_groups: {
                /** @description UUIDv7; treat it as opaque. */
                id: string;
                name: string;
            }[];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            first_used_at: string;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            last_used_at: string;
        };
    };
    responses: {
        /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token or API key is missing, wrong, expired or revoked, or the credentials are wrong. */
        Unauthenticated: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token or API key is valid, but its role does not allow this, or it is for users alone. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or it belongs to another company; the answer never tells which. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The gateway accepts no request of this size. */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is JSON but fails its schema; the sentence names every failing field. */
        Unprocessable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. */
        RateLimited: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something failed on our side. The sentence is always this one, but for a stack on one machine, which says why a model cannot be called; quote `x-request-id` when you report it. */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
        IdempotencyKey: string;
        /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Id of this request; quote it when you report a problem, the log line of an error carries it too. */
        RequestId: string;
        /** @description Seconds until the next request would be accepted. */
        RetryAfter: number;
        /** @description The rotating refresh token, out of reach of scripts; lives 30 days. Logout clears it. */
        RefreshTokenCookie: string;
        /** @description Says that this is a file, and what it is called (RFC 6266). */
        FileName: string;
        /** @description Where what was created can be read. */
        Created: string;
        /** @description Changes with the answer; send it as `If-None-Match` to be answered 304 as long as it has not. */
        ETag: string;
        /** @description Behind a full page of a list: the address of the next one (RFC 8288), which may be empty. */
        Link: string;
        /** @description Requests left (`r`) and seconds until there is room for one more (`t`). */
        RateLimit: string;
        /** @description The limit of this route: requests (`q`) in any window of so many seconds (`w`). */
        RateLimitPolicy: string;
        /** @description No cache keeps this answer, also not the caller's own. */
        NoStore: "no-store";
        /** @description Only the caller's own cache may keep this answer, and asks each time whether it is still good. */
        OwnCache: "private, no-cache";
        /** @description The same for everybody: for how many seconds any cache may use this answer. */
        PublicCache: string;
        /** @description Where it is found instead. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is up, and its database reads and writes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getAvatar: {
        parameters: {
            query?: {
                /** @description Length of the hair; any if absent. */
                hair?: "long" | "short";
            };
            header?: never;
            path: {
                /** @description Id of the avatar. */
                avatar_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An SVG image. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["PublicCache"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    company_name: string;
                    full_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Signed up and signed in. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Created"];
                    "Set-Cookie": components["headers"]["RefreshTokenCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The address has an account. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: The password is one of the most common ones, or the e-mail address. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in; sets the `refresh_token` cookie. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Set-Cookie": components["headers"]["RefreshTokenCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The access token or API key is missing, wrong, expired or revoked, or the credentials are wrong. Also here: No account has this address with this password. */
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["RefreshTokenCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description The access token or API key is missing, wrong, expired or revoked, or the credentials are wrong. Also here: There is no `refresh_token` cookie, or its token is unknown, used or expired. */
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["RefreshTokenCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing unless asked for. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notifications"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Noted; says nothing about whether the address has an account. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `token` of the link in the mail. */
                    token: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description The password has been changed. Sign in with it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The token is wrong, used or expired. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: The password is one of the most common ones, or the e-mail address. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `token` of the link in the mail. */
                    token: string;
                    password: string;
                    full_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Joined and signed in. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Created"];
                    "Set-Cookie": components["headers"]["RefreshTokenCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The token is wrong, used, replaced or expired, or its address has an account meanwhile. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: The password is one of the most common ones, or the e-mail address. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteCompany: {
        parameters: {
            query: {
                /** @description The company's name, exactly as it is. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: `name` is not the name of the company. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getCompanyUsage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This month, as far as it is written down; a call counts when it has ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUsage"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getCalibration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calibration"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most users to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most invitations to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The invitation; its mail is on the way. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The address is of a member, has got 5 mails of its invitation, or 100 other invitations are open. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: It is oneself. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most API keys to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the key is for. */
                    name: string;
                    /**
                     * @description What it may do: `member` all research work, `owner` what owners may besides; nothing that is a user's.
                     * @enum {string}
                     */
                    role: "owner" | "member";
                };
            };
        };
        responses: {
            /** @description The key, this once. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The company has 50 keys already; revoke one that is no longer used. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the api key. */
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most webhooks to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description The webhook, and its secret for the only time. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    Location: components["headers"]["Created"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The company has 10 webhooks. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: `url` is not https, holds a user name or password, has a fragment or a port below 1024, or leads to an address that is not public. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedWebhook"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: Another request makes a new secret at the same time. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: `url` is not https, holds a user name or password, has a fragment or a port below 1024, or leads to an address that is not public. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most deliveries to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries, newest first; a hundred unless `limit` says less. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is on its way. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The webhook is disabled. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most projects to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    Location: components["headers"]["Created"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    parseAudiencePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    prompt: string;
                };
            };
        };
        responses: {
            /** @description Suggested fields. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceSuggestion"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The model declined to read the text, or could not. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. Also here: The model that reads the text is busy or cannot be reached; send it again. */
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listPersonaGroups: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most persona groups to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
                /** @description Only groups in this state. */
                generation_status?: "pending" | "generating" | "complete" | "failed";
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonaGroup"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createPersonaGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    age_min?: number | null;
                    age_max?: number | null;
                    /** @enum {string} */
                    gender?: "Male" | "Female" | "All";
                    location?: string | null;
                    income_level?: ("Low" | "Middle" | "High") | null;
                    occupation?: string | null;
                    description?: string | null;
                    language?: string | null;
                    persona_count?: number;
                };
            };
        };
        responses: {
            /** @description The new group. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    Location: components["headers"]["Created"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonaGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: `age_min` exceeds `age_max`. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getPersonaGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonaGroup"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deletePersonaGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updatePersonaGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    age_min?: number | null;
                    age_max?: number | null;
                    /** @enum {string} */
                    gender?: "Male" | "Female" | "All";
                    location?: string | null;
                    income_level?: ("Low" | "Middle" | "High") | null;
                    occupation?: string | null;
                    description?: string | null;
                    language?: string | null;
                    persona_count?: number;
                };
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonaGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: `age_min` exceeds `age_max`, either of them as sent or as stored. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    generatePersonas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Personas of this generation; absent: `persona_count` of the group. */
                    count?: number;
                };
            };
        };
        responses: {
            /** @description Generation has started. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationStarted"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The group is generating, holds real respondents, or would hold more personas than a group may. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listPersonas: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most personas to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Personas, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Persona"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: One answer does not hold these personas, or there is none of the id in `after`. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deletePersonas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The group is generating, or holds real respondents. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getPersona: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
                /** @description Id of the persona. */
                persona_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The persona. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Persona"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deletePersona: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
                /** @description Id of the persona. */
                persona_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The group is generating, or holds real respondents. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listRespondents: {
        parameters: {
            query?: {
                /** @description Most respondents to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Respondents in the order of their codes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Respondent"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: `after` is none of them. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    uploadRespondents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One row per person: .csv. At most 4.5 MB.
                     */
                    file: string;
                    /** @description What the columns hold, as JSON: `id` tells one person twice and is not kept; `facts` by name (age, gender, income_level, occupation, education, household, location); `own_words`, free text; `answers` by question id of a study, several options between `|`; `ignored`. */
                    columns: string;
                    /** @description Your declaration that these people agreed to this use. */
                    consent: string;
                };
            };
        };
        responses: {
            /** @description The rows are being made into personas. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationStarted"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The group is generating, has invented personas or would hold more people than a group may, or the file cannot be taken: a column or a line is named with what is wrong with it. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: `columns` is not the JSON object that it must be. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteRespondent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
                /** @description Id of the respondent. */
                respondent_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The group is generating. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getSamplePlan: {
        parameters: {
            query: {
                /** @description In the numbers of the scale. */
                half_width: number;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamplePlan"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete, its personas are invented, or no respondents answered its scales. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listBriefings: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most briefings to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Briefings, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Briefing"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createBriefing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The document: .pdf, .jpg, .png, .txt or .docx. At most 4.5 MB.
                     */
                    file: string;
                    title: string;
                };
                "application/json": {
                    upload_id: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description The new briefing. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    Location: components["headers"]["Created"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Briefing"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The file is rejected for one of the reasons above, or nothing has been uploaded under the `upload_id`. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createBriefingUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    file_name: string;
                    /** @enum {string} */
                    content_type: "application/pdf" | "image/jpeg" | "image/png" | "text/plain" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
                    size: number;
                };
            };
        };
        responses: {
            /** @description The form. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getBriefing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the briefing. */
                briefing_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The briefing. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Briefing"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteBriefing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the briefing. */
                briefing_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listSimulations: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most simulations to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
                /** @description Only simulations of this type. */
                simulation_type?: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
                /** @description Only simulations that are in this state. */
                status?: "pending" | "running" | "active" | "generating_report" | "complete" | "failed" | "aborted";
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Simulations, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: Without `limit`, one answer does not hold them all. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createSimulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    persona_group_id: string;
                    /** @enum {string} */
                    simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
                    name?: string | null;
                    prompt_question?: string | null;
                    briefing_ids?: string[];
                    /** @description Of a concept_test: 2 to 10 concepts that every persona reacts to, one after the other in a rotated order (sequential monadic). `prompt_question` may then be absent; if it is there, each is shown below it. */
                    concepts?: {
                        /** @description Its headline: shown to the personas above its text. */
                        name: string;
                        text: string;
                        /** @description Shown with this concept only; those of the study are shown with each. */
                        briefing_ids?: string[];
                    }[] | null;
                    /**
                     * @description Also asks the model, once per closed question and without any persona, how the audience answers: the yardstick of `GET …/validity`. Of concept tests and surveys.
                     * @default false
                     */
                    direct_estimate?: boolean;
                    /** @description Weights the personas to margins of the population by raking. Every figure, interval and conjoint estimate then rests on them; without it everybody counts alike. */
                    weights?: {
                        /** @description What the caller knows of the population. */
                        margins?: {
                            /** @enum {string} */
                            by: "gender" | "age" | "income_level" | "location";
                            /** @description Percent (or shares) of the population by category; ages as `18-34`, `65+`. */
                            targets: {
                                [key: string]: number;
                            };
                        }[];
                        /**
                         * @description Gender and age as the population table of the group's market has them, for its definition.
                         * @enum {string}
                         */
                        population?: "market";
                        /** @description Most that a persona may count, in means; margins may then be missed. Absent: no limit. */
                        cap?: number;
                    };
                    /** @description Of a survey: asks as many of the group as completes are wanted, and others in place of those who are screened out, by quotas where there are any. Without it everybody of the group is asked. */
                    sample?: {
                        /** @description Personas that are to go through to the end; so many of the group are asked first. */
                        completes: number;
                        /**
                         * @description Personas of the group that may be asked in place of those who were screened out.
                         * @default 0
                         */
                        replacements?: number;
                        /**
                         * @description Groups that are to have a number of the completes each, by one or two facts. What the quotas of a fact leave over comes from everybody else.
                         * @default []
                         */
                        quotas?: {
                            /** @enum {string} */
                            fact: "gender" | "age" | "income_level" | "location" | "occupation";
                            /** @description Of every fact but age; of a location its city, or city and country. */
                            value?: string;
                            /** @description Of age: the youngest of the band. */
                            min?: number;
                            /** @description Of age: the oldest of the band. */
                            max?: number;
                            /** @description So many of them are to go through to the end. */
                            completes: number;
                        }[];
                    };
                    max_cost_usd?: number | null;
                };
            };
        };
        responses: {
            /** @description The new simulation. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    Location: components["headers"]["Created"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The group is not complete, has no persona that could take part, or too many for this kind of study or its `concepts`; or its personas cannot be weighted to the margins of `weights`. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: A concept_test or focus_group has no `prompt_question`; one of blanks alone is none. `weights` has neither margins nor a population, two margins of the same `by`, targets that do not add up to 100 (or 1) or name fewer than two or more than 20 categories, a category that does not exist, or ranges of ages that overlap. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getConvergence: {
        parameters: {
            query: {
                /** @description The group whose simulations are compared. */
                persona_group_id: string;
                /** @description Only simulations that show this briefing. */
                briefing_id?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Convergence"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getSimulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSimulation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    abortSimulation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The aborted simulation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation has ended. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    retrySimulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulation; it runs in the background. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation has not failed, or its answers are gone. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    rewriteReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulation; the words are written in the background. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete, has its words, or was asked for them less than ten minutes ago. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getSimulationResults: {
        parameters: {
            query?: {
                /** @description Most personas to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationResults"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete, or one answer does not hold its `persona_results`. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Most messages to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages in their order; none for studies in which nobody talks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: `after` is none of them. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    /** @description Whom it goes to; otherwise the persona last spoken to, at first the group's first. */
                    persona_id?: string | null;
                };
            };
        };
        responses: {
            /** @description The message and the reply. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    Location: components["headers"]["Created"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        reply: components["schemas"]["Message"];
                    };
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is no idi_manual that takes messages, a briefing of it has been deleted, or the model declines to answer. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. Also here: No answer could be had in time; send the message again. */
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    estimateSimulation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 4.7 MB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whose personas are counted. */
                    persona_group_id?: string;
                    /** @enum {string} */
                    simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "conjoint";
                    name?: string | null;
                    prompt_question?: string | null;
                    briefing_ids?: string[];
                    /** @description Of a concept_test: as for its creation, or their number. */
                    concepts?: (number | {
                        /** @description Its headline: shown to the personas above its text. */
                        name: string;
                        text: string;
                        /** @description Shown with this concept only; those of the study are shown with each. */
                        briefing_ids?: string[];
                    }[]) | null;
                    /**
                     * @description Also asks the model, once per closed question and without any persona, how the audience answers: the yardstick of `GET …/validity`. Of concept tests and surveys.
                     * @default false
                     */
                    direct_estimate?: boolean;
                    /** @description Weights the personas to margins of the population by raking. Every figure, interval and conjoint estimate then rests on them; without it everybody counts alike. */
                    weights?: {
                        /** @description What the caller knows of the population. */
                        margins?: {
                            /** @enum {string} */
                            by: "gender" | "age" | "income_level" | "location";
                            /** @description Percent (or shares) of the population by category; ages as `18-34`, `65+`. */
                            targets: {
                                [key: string]: number;
                            };
                        }[];
                        /**
                         * @description Gender and age as the population table of the group's market has them, for its definition.
                         * @enum {string}
                         */
                        population?: "market";
                        /** @description Most that a persona may count, in means; margins may then be missed. Absent: no limit. */
                        cap?: number;
                    };
                    /** @description Of a survey: asks as many of the group as completes are wanted, and others in place of those who are screened out, by quotas where there are any. Without it everybody of the group is asked. */
                    sample?: {
                        /** @description Personas that are to go through to the end; so many of the group are asked first. */
                        completes: number;
                        /**
                         * @description Personas of the group that may be asked in place of those who were screened out.
                         * @default 0
                         */
                        replacements?: number;
                        /**
                         * @description Groups that are to have a number of the completes each, by one or two facts. What the quotas of a fact leave over comes from everybody else.
                         * @default []
                         */
                        quotas?: {
                            /** @enum {string} */
                            fact: "gender" | "age" | "income_level" | "location" | "occupation";
                            /** @description Of every fact but age; of a location its city, or city and country. */
                            value?: string;
                            /** @description Of age: the youngest of the band. */
                            min?: number;
                            /** @description Of age: the oldest of the band. */
                            max?: number;
                            /** @description So many of them are to go through to the end. */
                            completes: number;
                        }[];
                    };
                    max_cost_usd?: number | null;
                    /** @description How many take part, where there is no group yet: typical ones. */
                    personas?: number;
                    /** @description Of a survey: what `POST …/survey` takes, as JSON or as text in the plain format. */
                    survey?: string | components["schemas"]["SurveyInput"];
                    /** @description Of an idi_ai: its guide as text in the plain format. */
                    script?: string;
                    /** @description Of a conjoint: what `POST …/conjoint-design` takes; absent: five attributes of three levels. */
                    conjoint_design?: components["schemas"]["ConjointDesignInput"];
                    /** @description Of a survey or a guide that is not written yet: how many, of a typical kind. */
                    questions?: number;
                    /**
                     * @description Reruns of a reliability check afterwards, which are counted with it.
                     * @default 0
                     */
                    reruns?: number;
                };
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Estimate"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: What a creation refuses of its group; more personas than a study of this type takes; or a `survey` or `script` that cannot be asked as it stands, or is not in the plain format. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: Neither or both of `persona_group_id` and `personas`; nothing to ask in a survey or an idi_ai; or what a creation or `conjoint-design` refuses. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    uploadSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 4.7 MB. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The questionnaire: .txt, .docx, .qsf or .lss. At most 4.5 MB.
                     */
                    file: string;
                };
                "application/json": components["schemas"]["SurveyInput"];
            };
        };
        responses: {
            /** @description The questions as they were read; look them over before you run them. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description UUIDv7; treat it as opaque. */
                        simulation_id: string;
                        survey_schema: components["schemas"]["SurveySchema"];
                        /** @description What another product's export holds that a survey here does not, and that changes neither who is asked nor what is asked; empty for everything else. */
                        not_imported: components["schemas"]["NotImported"][];
                    };
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is no survey that waits for its file, or the file is rejected for one of the reasons above. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. Also here: The model that reads the file gave no answer; send it again. */
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    runSurvey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulation; it runs in the background. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is no survey that waits to be run, or has no questions. Or the persona group is generating, has nobody who could take part, or cannot be weighted or sampled as wanted. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    uploadScript: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The discussion guide: .txt or .docx. At most 4.5 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The simulation with its `script`; it runs in the background. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is no idi_ai that waits for its guide, or the file is rejected for one of the reasons above. Or the persona group is generating, has nobody who could take part, or cannot be weighted or sampled as wanted. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. Also here: The model that reads the file gave no answer; send it again. */
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    sendConjointDesign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConjointDesignInput"];
            };
        };
        responses: {
            /** @description The simulation with its `conjoint_design`; it runs in the background. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is no conjoint study that waits for its design. Or the persona group is generating, has nobody who could take part, or cannot be weighted or sampled as wanted. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: Without the blanks around them, two attributes or two levels of one have the same name; there are more than 30 levels in all; an offer of a scenario does not name one level of every attribute; `price_attribute` names none whose levels have one figure each; or no design of these tasks can tell the utilities of these attributes apart. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    endInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulation; its report is being written. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is no idi_manual that has begun and not ended. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getReliabilityCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The study. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReliabilityStudy"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    startReliabilityCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReliabilityCheck"];
            };
        };
        responses: {
            /** @description The study; poll it until it is complete. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReliabilityStudy"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete or is an idi_manual, shows a briefing that has been deleted, or is being checked; or it cannot be varied as asked. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete. The report is too large for a page (4.5 MB when it is compressed). */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. Also here: More reports and exports are asked for at once than can be made. */
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    exportResults: {
        parameters: {
            query: {
                /** @description What the file is. */
                format: "csv" | "xlsx" | "sav" | "jsonl" | "docx" | "md";
            };
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/x-spss-sav": unknown;
                    "application/jsonl": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                    "text/markdown": unknown;
                };
            };
            /** @description The file is too large for an answer; it lies elsewhere. */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. Also here: More reports and exports are asked for at once than can be made. */
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listReportLinks: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most report links to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLink"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createReportLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateReportLink"];
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLink"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete, or has 100 links that work. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteReportLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the link. */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    readSharedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the address. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The report is too large for a page (4.5 MB when it is compressed). */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Too many requests; the service is too busy to answer in time; a model that the request waits for is busy, slow, out of reach or of no use for the moment; or the monthly budget for models is used up: then the sentence contains `budget_reached`, and `Retry-After` is the time until the month ends. Also here: More reports and exports are asked for at once than can be made. */
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    compareSimulations: {
        parameters: {
            query: {
                /** @description 2 to 10 complete simulations of the project, between commas. */
                ids: string;
                /** @description Ids of questions, between commas, as the first simulation that asked them has them. Absent: all. */
                questions?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationComparison"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: Fewer than 2 or more than 10 ids, one twice, simulations of several types or not complete, an unknown question, more differences than an answer holds (5,000). */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getNorms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its place. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Norms"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is no concept test, or not complete. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getCrosstab: {
        parameters: {
            query: {
                /** @description What makes the columns: gender, age, income_level, location, the id of a question, or codes.q7. */
                by: string;
                /** @description Ids of the questions in the rows, between commas. Absent: all but that of the columns. */
                questions?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cross-tab. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crosstab"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete or has no questions; a question or the group is none of it; more cells than can be read (1,000). */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listCodebooks: {
        parameters: {
            query?: {
                /** @description Most codebooks to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind the codebook of this question: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codebooks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodebookSummary"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getCodebook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the question. */
                question_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codebook. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Codebook"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    codeAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the question. */
                question_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MB. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description All codes of the codebook: one that is left out is removed. Absent: a model drafts them. */
                    codes?: {
                        /** @description Of a code that the codebook has already; it then keeps its answers unless its definition changes. */
                        id?: string | null;
                        /** @description What reports call it; renaming it codes nothing anew. */
                        name: string;
                        /** @description What an answer has to say to get this code. */
                        definition: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The codebook; poll it until it is complete. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Codebook"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete, or has no open questions; the question is none of it, not an open one, or nobody answered it in words; its answers are being coded. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: Two codes of one name, no code or more than 50, an id that is none of the codebook, an example that stands in no answer. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteCodebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the question. */
                question_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listHumanStudies: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most human studies to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Human studies, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanStudy"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createHumanStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same key with the same request gets the first answer again and nothing happens twice. The same key with another request is 400. Any 1 to 255 printable ASCII characters; a fresh UUID per intended effect does well. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 4.7 MB. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Toplines or rows: .csv. At most 4.5 MB.
                     */
                    file: string;
                    name: string;
                    /** @description Who asked whom, and how: `Panel of Acme, 300 adults, online`. */
                    source: string;
                    /**
                     * Format: date
                     * @description When people were asked.
                     */
                    fielded_on: string;
                    /** @description The simulation that asked the same; without it the first complete one of the project that did. */
                    simulation_id?: string | null;
                    /** @description As a list in JSON, without `results`: kind, scale and options of what stands in the columns of a file of rows, by `question_id` or `text`. Not needed for what the simulation asked. */
                    questions?: string;
                };
                "application/json": components["schemas"]["CreateHumanStudy"];
            };
        };
        responses: {
            /** @description The new human study. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    Location: components["headers"]["Created"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanStudy"];
                };
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The file is rejected, naming lines and columns: counts that do not add up, values outside of the scale, unknown options, one person twice, formulas, columns that fit no question. Or no question matches the simulation, or it has failed or been aborted. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description It does not exist, or it belongs to another company; the answer never tells which. Also here: There is no such project or simulation. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The body is JSON but fails its schema; the sentence names every failing field. Also here: Counts, scales or options do not fit together; the fields are named. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getValidity: {
        parameters: {
            query?: {
                /** @description The people that the simulation is held against. */
                human_study_id?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Validity"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: The simulation is not complete, or nobody was asked one of its questions. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getHumanStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the human study. */
                human_study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The human study. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanStudy"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteHumanStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the human study. */
                human_study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    searchLibraryPersonas: {
        parameters: {
            query?: {
                /** @description Part of a city or country, or its whole name in another language; several parts after commas all have to match. Holds a letter or a digit; empty is as if absent. */
                location?: string;
                /** @description `All` does not restrict the search. */
                gender?: "Male" | "Female" | "All";
                /** @description Absent: any. */
                income_level?: "Low" | "Middle" | "High";
                /** @description Youngest age, inclusive. */
                age_min?: number;
                /** @description Oldest age, inclusive. */
                age_max?: number;
                /** @description Keyword; of several words each has to match. Words of up to two letters match whole words. Holds a letter or a digit; empty is as if absent. */
                occupation?: string;
                /** @description Personas per page. */
                limit?: number;
                /** @description Personas to skip. */
                offset?: number;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the personas that match. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryPersonaPage"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed JSON, a body that is larger than the operation says or holds too many values, a wrong content type, a bad query parameter, an action that the resource's state does not allow, or material that the model declines or that is too long for it. Also here: `age_min` exceeds `age_max`. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getLibraryPersona: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the library persona. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The persona. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryPersonaProfile"];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listLibraryPersonaProjects: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Most projects to answer with. Absent: all. */
                limit?: number;
                /** @description The page begins behind this one: the last of the page before. */
                after?: string;
            };
            header?: {
                /** @description The `ETag` of the answer that the caller has: 304 without a body where it would be the same again. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the library persona. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects, oldest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryPersonaProject"][];
                };
            };
            /** @description As the caller has it: `If-None-Match` holds its `ETag`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    retireLibraryPersona: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library persona. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retired persona. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["OwnCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryPersonaProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["PublicCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getReferencePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["PublicCache"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getConsole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["PublicCache"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
}
