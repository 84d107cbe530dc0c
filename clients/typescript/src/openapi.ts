// Written by `npm run openapi` from docs/openapi.json; changes are lost.

/**
 * Method, path and traits of every operation: `b` needs a token, `i` takes an idempotency key, `t` answers with
 * a text, `f` with a file, and all others with JSON or nothing.
 */
export const ROUTES = {
  getHealth: "GET /health ",
  getAvatar: "GET /avatars/{avatar_id} t",
  signUp: "POST /auth/signup i",
  logIn: "POST /auth/login ",
  refreshSession: "POST /auth/refresh ",
  logOut: "POST /auth/logout b",
  getCurrentUser: "GET /auth/me b",
  getNotifications: "GET /auth/me/notifications b",
  updateNotifications: "PATCH /auth/me/notifications b",
  forgotPassword: "POST /auth/forgot-password ",
  resetPassword: "POST /auth/reset-password ",
  acceptInvitation: "POST /auth/accept-invitation i",
  deleteCompany: "DELETE /company b",
  getCompanyUsage: "GET /company/usage b",
  getCalibration: "GET /company/calibration b",
  getCompanySettings: "GET /company/settings b",
  updateCompanySettings: "PATCH /company/settings b",
  listMembers: "GET /company/members b",
  listInvitations: "GET /company/invitations b",
  inviteMember: "POST /company/invitations bi",
  removeMember: "DELETE /company/members/{user_id} b",
  listApiKeys: "GET /company/api-keys b",
  createApiKey: "POST /company/api-keys bi",
  revokeApiKey: "DELETE /company/api-keys/{api_key_id} b",
  listWebhooks: "GET /company/webhooks b",
  createWebhook: "POST /company/webhooks bi",
  getWebhook: "GET /company/webhooks/{webhook_id} b",
  updateWebhook: "PATCH /company/webhooks/{webhook_id} b",
  deleteWebhook: "DELETE /company/webhooks/{webhook_id} b",
  listWebhookDeliveries: "GET /company/webhooks/{webhook_id}/deliveries b",
  testWebhook: "POST /company/webhooks/{webhook_id}/test bi",
  listProjects: "GET /projects b",
  createProject: "POST /projects bi",
  createSampleProject: "POST /projects/sample bi",
  getProject: "GET /projects/{project_id} b",
  updateProject: "PATCH /projects/{project_id} b",
  deleteProject: "DELETE /projects/{project_id} b",
  parseAudiencePrompt: "POST /projects/{project_id}/persona-groups/parse-prompt b",
  previewPersonaGroup: "POST /projects/{project_id}/persona-groups/preview b",
  listPersonaGroups: "GET /projects/{project_id}/persona-groups b",
  createPersonaGroup: "POST /projects/{project_id}/persona-groups bi",
  getPersonaGroup: "GET /projects/{project_id}/persona-groups/{group_id} b",
  updatePersonaGroup: "PATCH /projects/{project_id}/persona-groups/{group_id} b",
  deletePersonaGroup: "DELETE /projects/{project_id}/persona-groups/{group_id} b",
  generatePersonas: "POST /projects/{project_id}/persona-groups/{group_id}/generate bi",
  listPersonas: "GET /projects/{project_id}/persona-groups/{group_id}/personas b",
  deletePersonas: "DELETE /projects/{project_id}/persona-groups/{group_id}/personas b",
  getPersona: "GET /projects/{project_id}/persona-groups/{group_id}/personas/{persona_id} b",
  deletePersona: "DELETE /projects/{project_id}/persona-groups/{group_id}/personas/{persona_id} b",
  listRespondents: "GET /projects/{project_id}/persona-groups/{group_id}/respondents b",
  uploadRespondents: "POST /projects/{project_id}/persona-groups/{group_id}/respondents bi",
  deleteRespondent: "DELETE /projects/{project_id}/persona-groups/{group_id}/respondents/{respondent_id} b",
  getSamplePlan: "GET /projects/{project_id}/simulations/{simulation_id}/sample-plan b",
  listBriefings: "GET /projects/{project_id}/briefings b",
  createBriefing: "POST /projects/{project_id}/briefings bi",
  createBriefingUpload: "POST /projects/{project_id}/briefings/uploads bi",
  getBriefing: "GET /projects/{project_id}/briefings/{briefing_id} b",
  deleteBriefing: "DELETE /projects/{project_id}/briefings/{briefing_id} b",
  getBriefingPicture: "GET /projects/{project_id}/briefings/{briefing_id}/picture bf",
  listSimulations: "GET /projects/{project_id}/simulations b",
  createSimulation: "POST /projects/{project_id}/simulations bi",
  getConvergence: "GET /projects/{project_id}/simulations/convergence b",
  getSimulation: "GET /projects/{project_id}/simulations/{simulation_id} b",
  deleteSimulation: "DELETE /projects/{project_id}/simulations/{simulation_id} b",
  abortSimulation: "POST /projects/{project_id}/simulations/{simulation_id}/abort b",
  retrySimulation: "POST /projects/{project_id}/simulations/{simulation_id}/retry bi",
  rewriteReport: "POST /projects/{project_id}/simulations/{simulation_id}/report-words bi",
  getSimulationResults: "GET /projects/{project_id}/simulations/{simulation_id}/results b",
  listMessages: "GET /projects/{project_id}/simulations/{simulation_id}/messages b",
  sendMessage: "POST /projects/{project_id}/simulations/{simulation_id}/messages bi",
  estimateSimulation: "POST /projects/{project_id}/simulations/estimate b",
  downloadSurvey: "GET /projects/{project_id}/simulations/{simulation_id}/survey bf",
  uploadSurvey: "POST /projects/{project_id}/simulations/{simulation_id}/survey b",
  readQuestions: "POST /projects/{project_id}/simulations/{simulation_id}/reading b",
  runSurvey: "POST /projects/{project_id}/simulations/{simulation_id}/run bi",
  uploadScript: "POST /projects/{project_id}/simulations/{simulation_id}/script bi",
  previewConjointDesign: "POST /projects/{project_id}/simulations/{simulation_id}/conjoint-design/preview b",
  sendConjointDesign: "POST /projects/{project_id}/simulations/{simulation_id}/conjoint-design bi",
  endInterview: "POST /projects/{project_id}/simulations/{simulation_id}/end bi",
  getReliabilityCheck: "GET /projects/{project_id}/simulations/{simulation_id}/reliability-check b",
  startReliabilityCheck: "POST /projects/{project_id}/simulations/{simulation_id}/reliability-check bi",
  getReport: "GET /projects/{project_id}/simulations/{simulation_id}/report bt",
  exportResults: "GET /projects/{project_id}/simulations/{simulation_id}/export bf",
  listReportLinks: "GET /projects/{project_id}/simulations/{simulation_id}/report-links b",
  createReportLink: "POST /projects/{project_id}/simulations/{simulation_id}/report-links bi",
  deleteReportLink: "DELETE /projects/{project_id}/simulations/{simulation_id}/report-links/{link_id} b",
  readSharedReport: "GET /reports/{token} t",
  getDisclosure: "GET /projects/{project_id}/simulations/{simulation_id}/disclosure b",
  getReplay: "GET /projects/{project_id}/simulations/{simulation_id}/replay b",
  compareSimulations: "GET /projects/{project_id}/simulations/compare b",
  getNorms: "GET /projects/{project_id}/simulations/{simulation_id}/norms b",
  getCrosstab: "GET /projects/{project_id}/simulations/{simulation_id}/crosstab b",
  simulateShares: "POST /projects/{project_id}/simulations/{simulation_id}/preference-shares b",
  listCodebooks: "GET /projects/{project_id}/simulations/{simulation_id}/codebooks b",
  getCodebook: "GET /projects/{project_id}/simulations/{simulation_id}/codebooks/{question_id} b",
  codeAnswers: "POST /projects/{project_id}/simulations/{simulation_id}/codebooks/{question_id} bi",
  deleteCodebook: "DELETE /projects/{project_id}/simulations/{simulation_id}/codebooks/{question_id} b",
  listHumanStudies: "GET /projects/{project_id}/human-studies b",
  createHumanStudy: "POST /projects/{project_id}/human-studies bi",
  readHumanStudyFile: "POST /projects/{project_id}/human-studies/reading b",
  getValidity: "GET /projects/{project_id}/simulations/{simulation_id}/validity b",
  getHumanStudy: "GET /projects/{project_id}/human-studies/{human_study_id} b",
  deleteHumanStudy: "DELETE /projects/{project_id}/human-studies/{human_study_id} b",
  searchLibraryPersonas: "GET /library/personas b",
  getLibraryPersona: "GET /library/personas/{id} b",
  listLibraryPersonaProjects: "GET /library/personas/{id}/projects b",
  retireLibraryPersona: "POST /library/personas/{id}/retire b",
  getOpenApiDocument: "GET /openapi.json ",
  getReferencePage: "GET /docs t",
  getConsole: "GET /console t",
  getConsoleWords: "GET /console/words/{language} ",
} as const;

export interface components {
    schemas: {
        Notifications: {
            /** @description Whether you get a mail when a generation, study or reliability check of the company ends. */
            completion_mails: boolean;
        };
        CompanySettingsChange: {
            /** @description Whether results show the share expected of people, by the prior learned from public questions. */
            public_spread?: boolean;
            /** @description Logo and colour of the company in its reports. Null: those of the service. */
            brand?: components["schemas"]["Brand"] | null;
        };
        Brand: {
            /**
             * @description A PNG or JPEG file in base64, at most 100 KB. Null: none.
             * @default null
             */
            logo?: string | null;
            /**
             * @description `#rrggbb`. Where it could not be read, it is darkened or lightened. Null: the service's.
             * @default null
             */
            colour?: string | null;
        };
        CreateWebhook: {
            /** @description Where events are posted to: https, no user name or password, a public address. */
            url: string;
            /** @description The events that it receives. */
            events: ("persona_group.complete" | "persona_group.failed" | "simulation.complete" | "simulation.failed" | "simulation.aborted" | "reliability_check.complete" | "reliability_check.failed")[];
        };
        UpdateWebhook: {
            /** @description Where events are posted to: https, no user name or password, a public address. */
            url?: string;
            /** @description The events that it receives. */
            events?: ("persona_group.complete" | "persona_group.failed" | "simulation.complete" | "simulation.failed" | "simulation.aborted" | "reliability_check.complete" | "reliability_check.failed")[];
            /** @description Whether events are sent. */
            enabled?: boolean;
            /** @description True: makes a new secret, which the answer shows; the old one also signs for 24 hours. */
            rotate_secret?: boolean;
        };
        SurveyInput: {
            questions: {
                /** @description Stable within the survey: `q1`, `q2`, …; rows of a matrix `q5_1`, `q5_2`, … */
                id: string;
                /** @description The number that the file printed in front of it: `Q4`, `S1`, `3`; rows of a table `Q5.1`, `Q5.2`. Reports, files and the console show it. Null: the file has none. */
                number?: string | null;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation";
                /** @description What personas read before it: a text, an offer, a situation. */
                context?: string | null;
                text: string;
                required?: boolean;
                /** @description For likert questions. */
                scale?: {
                    points: number;
                    /**
                     * @description The number of the lowest point, usually 1 or 0.
                     * @default 1
                     */
                    first_value?: number;
                    low_label?: string | null;
                    high_label?: string | null;
                    labels?: string[] | null;
                } | null;
                /** @description For multiple choice, ranking and allocation, in the order of the file. */
                options?: string[] | null;
                /** @description Whether several options may be chosen. */
                multiple?: boolean;
                /** @description Options that exclude all others, such as none of these. */
                exclusive_options?: string[];
                /** @description Options that keep their place when the order of the others changes. */
                anchored_options?: string[];
                /** @description A ranking in which only the best and the worst are asked for (MaxDiff). */
                best_worst?: boolean;
                /** @description Asked only if it is true for the persona; null: always. */
                ask_if?: components["schemas"]["ConditionInput"] | null;
                /** @description Personas that meet it are screened out: after the answer if it names this question, otherwise before this question. */
                terminate_if?: components["schemas"]["ConditionInput"] | null;
                /** @description The earlier question whose answer this one refers to, as in `Why do you say that?`. */
                follows?: string | null;
                /** @description Whether each persona sees the options in an order of its own. Null: by their kind; unordered options are rotated, ordered ones start from either end. */
                randomize?: boolean | null;
                /** @description The block that it belongs to. */
                block?: string | null;
                /** @description Whether it keeps its place in a block whose questions are shuffled. */
                anchored?: boolean;
                /** @description For numbers: the lowest. For several options and rankings: how many must be chosen or ranked. */
                min?: number | null;
                /** @description For numbers: the highest. For several options and rankings: how many may be chosen or ranked. */
                max?: number | null;
                /** @description For numbers and shares: days, $, %. */
                unit?: string | null;
                /** @description For allocation: the sum of the shares of all options. */
                total?: number | null;
                /** @description The fact of the persona's profile that is asked for; answered from there if it can be derived. */
                fact?: ("age" | "gender" | "income_level" | "location" | "occupation" | "education" | "household") | null;
                /** @description For a question that a loop repeats: its round. Its id ends in `@` and the number. */
                round?: {
                    /** @description The name of all its rounds. */
                    question_id: string;
                    number: number;
                    /** @description What this round is about. */
                    item: string;
                } | null;
            }[];
            /** @default [] */
            blocks?: {
                id: string;
                /** @default false */
                shuffled?: boolean;
                /**
                 * @description Blocks of one rotation change places, each equally often in each place. Null: it keeps its place.
                 * @default null
                 */
                rotation?: string | null;
                /** @default null */
                loop?: components["schemas"]["LoopInput"] | null;
            }[];
            /** @default [] */
            rotations?: {
                id: string;
                /**
                 * @description How many of its blocks each persona gets; every block is shown equally often. Null: all.
                 * @default null
                 */
                shown?: number | null;
            }[];
            experiments?: {
                id: string;
                name?: string;
                arms: {
                    id: string;
                    name?: string;
                    /** @description Percent of the personas; without any, all are equal. */
                    share?: number;
                }[];
                /** @default null */
                within?: {
                    experiment_id: string;
                    arm_id: string;
                } | null;
            }[];
            variables?: {
                name: string;
                /** @description It may show earlier variables and answers: `{{q3}}`. */
                value: string;
                when?: components["schemas"]["ConditionInput"] | null;
            }[];
        };
        ConditionInput: {
            /** @description All of these must be true. */
            all: components["schemas"]["ConditionInput"][];
        } | {
            /** @description At least one of these must be true. */
            any: components["schemas"]["ConditionInput"][];
        } | {
            /** @description This must not be true. */
            not: components["schemas"]["ConditionInput"];
        } | {
            experiment_id: string;
            any_of: string[];
        } | ({
            variable: string;
            any_of: (string | number | {
                /** @default null */
                min?: number | null;
                /** @default null */
                max?: number | null;
            })[];
        } | {
            variable: string;
            min: number;
            /** @default null */
            max?: number | null;
        } | {
            variable: string;
            max: number;
        }) | {
            question_id: string;
            /** @description Options, points, numbers or ranges as in `any_of`; the answer must contain none of them. Not met by personas that were not asked the question. */
            none_of: (string | number | {
                /** @default null */
                min?: number | null;
                /** @default null */
                max?: number | null;
            })[];
        } | {
            question_id: string;
            /** @description Words in upper or lower case; the answer must contain at least one. */
            contains: string[];
        } | {
            question_id: string;
            answered: boolean;
        } | ({
            question_id: string;
            min: number;
            /** @default null */
            max?: number | null;
        } | {
            question_id: string;
            max: number;
        }) | {
            question_id: string;
            /** @description Options by their words; points of a scale and numbers by their value; ranges by their ends, both included and null where open. The answer must contain at least one. */
            any_of: (string | number | {
                /** @default null */
                min?: number | null;
                /** @default null */
                max?: number | null;
            })[];
        };
        /** @description Ids of its questions become `q7@1`, `q7@2`, … */
        LoopInput: {
            over: {
                question_id: string;
            } | {
                items: string[];
            };
            /** @description `{{as}}` in its texts stands for what the round is about. */
            as: string;
            /**
             * @description Whether each persona gets the rounds in an order of its own.
             * @default false
             */
            randomize?: boolean;
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
        DiscussionGuideInput: {
            sections: {
                title?: string | null;
                questions: {
                    context?: string | null;
                    text: string;
                    probes?: string[];
                }[];
            }[];
        };
        ReliabilityCheck: {
            /**
             * @description How often the study is run again; the original is one more observation.
             * @default 3
             */
            runs?: number;
            /**
             * @description Also asks the same number of synthetic respondents without a persona, of whom only the market is known. This baseline is one more run to pay for.
             * @default false
             */
            no_persona_run?: boolean;
            /**
             * @description Also asks the model how the audience answers each closed question, without any persona, as `direct_estimate` of a new simulation does. Existing estimates are not made again.
             * @default false
             */
            direct_estimate?: boolean;
            /**
             * @description Also runs the study once more for each of these, with one thing changed that should not matter: `wording` rewords the questions, `scale` reverses scales and options, `persona` gives the profiles in another order and form, `model` has another model answer. Each is one more run to pay for; `wording` costs a few additional calls, which find the words.
             * @default []
             */
            vary?: ("wording" | "scale" | "persona" | "model")[];
        };
        CreateReportLink: {
            /**
             * @description For how long the link works.
             * @default 30
             */
            expires_in_days?: number;
            /**
             * @description Language of the report's own words if a reader asks for none with `?language=`. Absent: the simulation's `report_language`, or else the language that the reader's browser asks for.
             * @enum {string}
             */
            language?: "en" | "de" | "fr" | "es" | "pt" | "ja";
        };
        PreferenceSharesInput: {
            /** @description Combinations of offers; each offer has one level of every attribute. */
            scenarios: {
                name: string;
                offers: {
                    [key: string]: string;
                }[];
            }[];
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
            questions?: {
                /**
                 * @description The question of the simulation; without one, or one that it does not have, questions match by text.
                 * @default null
                 */
                question_id?: string | null;
                /** @default  */
                text?: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice";
                /** @default null */
                scale?: {
                    points: number;
                    /** @default 1 */
                    first_value?: number;
                    /** @default null */
                    low_label?: string | null;
                    /** @default null */
                    high_label?: string | null;
                    /** @default null */
                    labels?: string[] | null;
                } | null;
                /** @default null */
                options?: string[] | null;
                /**
                 * @description Whether several options could be chosen.
                 * @default false
                 */
                multiple?: boolean;
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
                /** @description The same question by the arms of experiments; `results` has the people of all arms. */
                arms?: {
                    /** @description From the simulation's survey, by id or name. */
                    experiment: string;
                    /** @description By id or name. */
                    arm: string;
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
                    };
                }[];
            }[];
            /** @description For a conjoint simulation, instead of `questions`: a row for each alternative that somebody saw. */
            choices?: {
                respondent: string | number;
                task: string | number;
                alternative: string | number;
                levels: {
                    [key: string]: string;
                } | null;
                chosen: boolean;
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
            /** @description The rest of it, never below 0. */
            budget_left_usd: number;
            /** @description Nothing is left: requests that call models are refused with 429. */
            budget_reached: boolean;
            /** @description When the next month begins, and with it a new budget. */
            resets_at: string;
        };
        Calibration: {
            /** @description Whether ratings or shares have six human studies. */
            ready: boolean;
            /** @description Human studies that are paired with a simulation. */
            pairs: number;
            questions: number;
            families: {
                /** @enum {string} */
                family: "rating" | "share";
                /** @description Simulations with a human study. A simulation with several human studies counts once. */
                studies: number;
                /** @description Pairs of a human and a synthetic figure; each option's share is a pair. */
                questions: number;
                ready: boolean;
                /** @description Intercept of the line from synthetic to human figures, both 0 to 1. */
                intercept: number | null;
                slope: number | null;
                /** @description Nothing is estimated outside this range. */
                synthetic_range: number[] | null;
                /** @description Root mean square, studies left out one by one. */
                leave_one_out_error: number | null;
                /** @description Share of the human figures inside the 95 % prediction interval made without their study. */
                leave_one_out_coverage: number | null;
            }[];
            /** @description What is still missing until it is ready, in a sentence. */
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
                /** @description As a part of the length of the scales, 0 to 1. */
                mean_absolute_error: number;
            }[];
        };
        CompanySettings: {
            /** @description Whether results show the share expected of people, by the prior learned from public questions. */
            public_spread: boolean;
            /** @description Logo and colour of the company in its reports. Null: those of the service. */
            brand: components["schemas"]["BrandOutput"] | null;
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
            /** @description The beginning of the key, to recognize it; useless without the rest. */
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
            /** @description The beginning of the key, to recognize it; useless without the rest. */
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
            /** @description From the last attempt; null if there was no answer. */
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
            /** @description What the text says that no other field contains, in its own words. */
            description?: string;
            /** @description BCP 47; only if it is not the market's first language. */
            language?: string;
            /** @description Words of the text that were not understood, unchanged. Personas ignore them. */
            unplaced: string[];
        };
        AudiencePreview: {
            /** @description English name of the market; null if it was not recognised. */
            country: string | null;
            /** @description Language of personas and studies (BCP 47). If neither the definition nor the market says it, it is null, and the material of a study decides. */
            language: string | null;
            /** @description Languages of the market, the most spoken first. */
            languages: string[];
            population: {
                /** @description ISO 3166-1 alpha-2; `ZZ` for a location that was not recognised. */
                market: string;
                /** @description Tables without figures for the market; the world's are used instead. */
                missing: ("ages" | "education" | "households" | "work")[];
                /** @description The same in a sentence; null if every table has figures for the market. */
                note: string | null;
            };
            /** @description Shares, 0 to 1, of the people from whom personas are drawn, without the requirements in `description`. */
            people: {
                age: {
                    from: number;
                    to: number | null;
                    share: number;
                }[];
                gender: {
                    Male: number;
                    Female: number;
                };
                income_level: {
                    Low: number;
                    Middle: number;
                    High: number;
                };
                places: {
                    name: string;
                    share: number;
                }[];
            };
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
            /** @description What no other field says about the audience, in words; personas satisfy it. */
            description: string | null;
            /** @description Language of personas, studies and reports (BCP 47); null: the market's first language. */
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
            /** @description How many of the personas were taken from the library. */
            personas_reused: number;
            /** @description Real respondents from whom the personas were made; null for a group of invented personas. */
            respondents: number | null;
            /** @description Sources of the market's signals when personas were last generated: which delivered signals, which were skipped or failed. Null before. */
            grounding: {
                /** @description ISO 3166-1 alpha-2; `ZZ` for a location that was not recognised. */
                market: string;
                /** @description When a source last delivered signals. */
                refreshed_at: string | null;
                sources: {
                    /** @enum {string} */
                    source: "reddit" | "ebay" | "app_store";
                    /** @enum {string} */
                    status: "ok" | "skipped" | "failed";
                    /** @description Why it was skipped or failed, in one sentence. */
                    reason: string | null;
                    /** @description Number of signals from its last refresh. */
                    signals: number;
                }[];
            } | null;
            /** @description Which market's population personas are drawn from, and which tables have figures for it. */
            population: {
                /** @description ISO 3166-1 alpha-2; `ZZ` for a location that was not recognised. */
                market: string;
                /** @description Tables without figures for the market; the world's are used instead. */
                missing: ("ages" | "education" | "households" | "work")[];
                /** @description The same in a sentence; null if every table has figures for the market. */
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
            /** @description Progress in percent. It never falls, even if a persona replaces another that was screened out. */
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
            /** @description For a real respondent a code, `R-0007`. */
            full_name: string;
            /** @description Null only for a real respondent whose row does not say it. */
            age: number | null;
            gender: string;
            occupation: string;
            /** @description City and country; for a real respondent, as in the row. */
            location: string;
            /** @description Null only for a real respondent whose row does not say it. */
            income_level: ("Low" | "Middle" | "High") | null;
            /** @description 3 to 5 for an invented persona. A real respondent has none, and no brands, habits or prices either. */
            personality_traits: string[];
            trusted_brands: string[];
            distrusted_brands: string[];
            digital_habits: string;
            price_sensitivity: string;
            /** @description For a real respondent: their own words, verbatim. */
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
            /** @description Kind of source: a discussion forum, a marketplace or app store reviews. */
            source: string;
            title: string;
            url: string | null;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            observed_at: string;
            /** @description What it says, without names of people. */
            excerpt: string;
            /** @description Which part of the persona is based on it. */
            used_for: string;
        };
        Respondent: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description Replaces the name everywhere: `R-0007`. */
            code: string;
            /** @description UUIDv7; treat it as opaque. */
            persona_id: string;
            /** @description Questions that the row contains an answer to. */
            answered: string[];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        SamplePlan: {
            /** @description Closed questions, ordered by how much the answers of 20 people are expected to help. Facts, questions with several answers, and questions that 20 respondents of the group have already answered are left out. */
            ask_first: {
                /** @description How many people need to answer each question for the expected gain. */
                people: number;
                questions: components["schemas"]["RankedQuestion"][];
                notes: string[];
            };
            /** @description In the numbers of the scale; null if none was sent. */
            half_width: number | null;
            questions: {
                question_id: string;
                question: string;
                /** @description From people's answers so far. */
                sd: number;
                /** @description Between people and their personas, seen so far. */
                correlation: number | null;
                correlation_interval: number[] | null;
                /** @description Number of people behind the correlation. */
                pairs: number;
                people_alone: number;
                /** @description Fewest people, with as many additional personas as exist so far. */
                people_with_personas: number | null;
                /** @description Fewest people, with any number of additional personas. */
                people_with_endless_personas: number | null;
                sentence: string;
            }[];
            notes: string[];
        };
        RankedQuestion: {
            rank: number;
            question_id: string;
            question: string;
            /** @enum {string} */
            kind: "scale" | "choice";
            /** @description Answers to choose from: options, or points of the scale. */
            options: number;
            /** @description Percentage points, one decimal: the part of people for whom the expected shares (`spread_adjusted`) give the wrong answer. */
            expected_error: number;
            /** @description Percentage points, one decimal, by which the answers of 20 people lower the expected error. */
            expected_gain: number;
            /** @description Whether answers of synthetic respondents without a persona were used. Only a reliability check asks them. */
            no_persona: boolean;
            /** @description The reason, in the study's language. */
            sentence: string;
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
            /** @description The part or summary of a long text that personas see; null if they see the whole text. */
            summary_text: string | null;
            /** @description What personas read: the summary of a long text, or a short text itself. Null if the file has no text. */
            shown_text: string | null;
            /** @description Whether personas see the image: they do if every model that answers as a persona takes images. The offline model sees no images. Null for other files. */
            picture: ("shown" | "not_shown") | null;
            size_bytes: number;
            /** @description Null where a file has no pages: text and Word. */
            page_count: number | null;
            /** @description Length of the text, after cutting it to 200,000. */
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
            /** @description Language of the study and its report (BCP 47): that of its group when the study was created. */
            language: string;
            /** @description Personas that take part, fixed when the simulation is created. With a `sample`: those asked so far. */
            persona_count: number;
            progress: components["schemas"]["Progress"];
            /** @description For surveys, after a file has been read. */
            survey_schema: components["schemas"]["SurveySchema"] | null;
            /** @description For AI interviews: the guide, after it has been read. */
            script: components["schemas"]["DiscussionGuide"] | null;
            /** @description For tests of several concepts: in the order in which they were sent. */
            concepts: components["schemas"]["Concept"][] | null;
            /** @description For tests of several concepts: `sequential`, every persona reacts to each of them; `monadic`, each persona reacts to one. */
            design: ("sequential" | "monadic") | null;
            /** @description For conjoint studies, after it was sent. */
            conjoint_design: components["schemas"]["ConjointDesign"] | null;
            /** @description Whether the model is also asked, without any persona, how the audience as a whole answers each closed question: in this study, or in a later reliability check. */
            direct_estimate: boolean;
            weights: components["schemas"]["StudyWeights"] | null;
            /** @description For a survey with a number of completes: its state so far. */
            sample: components["schemas"]["StudySample"] | null;
            /** @description What its model calls may cost; null: no limit of its own. */
            max_cost_usd: number | null;
            /** @description Language of its report if readers ask for none; null: the reader's, or else its own. */
            report_language: ("en" | "de" | "fr" | "es" | "pt" | "ja") | null;
            /** @description Why the study failed. If the study is complete: why the last attempt to write the words of its report failed. */
            error: string | null;
            /** @description When the study failed: until when `retry` can go on from the answers it has. */
            retry_until: string | null;
            /** @description Models that have answered in this study so far. */
            model_ids: string[];
            usage: components["schemas"]["Usage"];
            /** @description The figure that the report of a complete simulation begins with. Null for interviews and focus groups. */
            headline: components["schemas"]["Headline"] | null;
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
                /**
                 * @description The number that the file printed in front of it: `Q4`, `S1`, `3`; rows of a table `Q5.1`, `Q5.2`. Reports, files and the console show it. Null: the file has none.
                 * @default null
                 */
                number: string | null;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation";
                /** @description What personas read before it: a text, an offer, a situation. */
                context: string | null;
                text: string;
                required: boolean;
                /** @description For likert questions. */
                scale: {
                    points: number;
                    /** @description The number of the lowest point, usually 1 or 0. */
                    first_value: number;
                    low_label: string | null;
                    high_label: string | null;
                    /** @description The label of every point, lowest first; null unless each has one. */
                    labels: string[] | null;
                } | null;
                /** @description For multiple choice, ranking and allocation, in the order of the file. */
                options: string[] | null;
                /** @description Whether several options may be chosen. */
                multiple: boolean;
                /** @description Options that exclude all others, such as none of these. */
                exclusive_options: string[];
                /** @description Options that keep their place when the order of the others changes. */
                anchored_options: string[];
                /** @description A ranking in which only the best and the worst are asked for (MaxDiff). */
                best_worst: boolean;
                /** @description Asked only if it is true for the persona; null: always. */
                ask_if: components["schemas"]["Condition"] | null;
                /** @description Personas that meet it are screened out: after the answer if it names this question, otherwise before this question. */
                terminate_if: components["schemas"]["Condition"] | null;
                /** @description The earlier question whose answer this one refers to, as in `Why do you say that?`. */
                follows: string | null;
                /** @description Whether each persona sees the options in an order of its own. Null: by their kind; unordered options are rotated, ordered ones start from either end. */
                randomize: boolean | null;
                /** @description The block that it belongs to. */
                block: string | null;
                /** @description Whether it keeps its place in a block whose questions are shuffled. */
                anchored: boolean;
                /** @description For numbers: the lowest. For several options and rankings: how many must be chosen or ranked. */
                min: number | null;
                /** @description For numbers: the highest. For several options and rankings: how many may be chosen or ranked. */
                max: number | null;
                /** @description For numbers and shares: days, $, %. */
                unit: string | null;
                /** @description For allocation: the sum of the shares of all options. */
                total: number | null;
                /** @description The fact of the persona's profile that is asked for; answered from there if it can be derived. */
                fact: ("age" | "gender" | "income_level" | "location" | "occupation" | "education" | "household") | null;
                /** @description For a question that a loop repeats: its round. Its id ends in `@` and the number. */
                round: {
                    /** @description The name of all its rounds. */
                    question_id: string;
                    number: number;
                    /** @description What this round is about. */
                    item: string;
                } | null;
            }[];
            blocks: {
                id: string;
                /** @description Whether each persona gets its questions in an order of its own. */
                shuffled: boolean;
                /** @description Blocks of one rotation change places, each equally often in each place. Null: it keeps its place. */
                rotation: string | null;
            }[];
            rotations: {
                id: string;
                /** @description How many of its blocks each persona gets; every block is shown equally often. Null: all. */
                shown: number | null;
            }[];
            experiments: components["schemas"]["Experiment"][];
            variables: components["schemas"]["Variable"][];
        };
        Condition: {
            question_id: string;
            /** @description Options by their words; points of a scale and numbers by their value; ranges by their ends, both included and null where open. The answer must contain at least one. */
            any_of: (string | number | {
                min: number | null;
                max: number | null;
            })[];
        } | {
            question_id: string;
            /** @description Options, points, numbers or ranges as in `any_of`; the answer must contain none of them. Not met by personas that were not asked the question. */
            none_of: (string | number | {
                min: number | null;
                max: number | null;
            })[];
        } | {
            question_id: string;
            /** @description Words in upper or lower case; the answer must contain at least one. */
            contains: string[];
        } | {
            question_id: string;
            /** @description Whether the persona was asked the question and answered it. */
            answered: boolean;
        } | {
            experiment_id: string;
            /** @description Ids of arms; the persona is in one of them. */
            any_of: string[];
        } | {
            variable: string;
            /** @description Values, or ranges of numbers; the variable must have at least one of them. */
            any_of: (string | number | {
                min: number | null;
                max: number | null;
            })[];
        } | {
            /** @description All of these must be true. */
            all: components["schemas"]["Condition"][];
        } | {
            /** @description At least one of these must be true. */
            any: components["schemas"]["Condition"][];
        } | {
            /** @description This must not be true. */
            not: components["schemas"]["Condition"];
        };
        Experiment: {
            id: string;
            name: string;
            arms: {
                id: string;
                name: string;
                /** @description Percent of the personas; all sum to 100. */
                share: number;
            }[];
            /** @description The arm of an earlier experiment whose personas it divides; null: all personas. */
            within: {
                experiment_id: string;
                arm_id: string;
            } | null;
        };
        Variable: {
            name: string;
            /** @description It may show earlier variables and answers: `{{q3}}`. */
            value: string;
            /** @description Null: always. If several values have the same name, the last one whose condition is true is shown. */
            when: components["schemas"]["Condition"] | null;
        };
        DiscussionGuide: {
            sections: {
                title: string;
                questions: {
                    /** @description Material that personas see with it and its probes: a concept, a text, a situation. */
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
                /** @description 2K/(J-1): tasks that are needed to estimate a persona's own utilities. */
                recommended_tasks: number;
                /** @description Tasks of a version with the same offers as an earlier one. */
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
            /** @description Number of completes requested. */
            completes: number;
            /** @description Most personas that may replace others. */
            replacements: number;
            /** @description Personas of the group when the study was started; before the start, when it was created. */
            available: number;
            asked: number;
            screened_out: number;
            /** @description Personas asked to replace others that were screened out. */
            replaced: number;
            completed: number;
            unfilled_because: ("group" | "replacements" | "max_cost") | null;
            /** @description For quotas. A quota without a value and bounds contains all personas that no other quota of its fact names. */
            cells: {
                /** @enum {string} */
                fact: "gender" | "age" | "income_level" | "location" | "occupation";
                value: string | null;
                min: number | null;
                max: number | null;
                /** @description Completes requested for this quota. */
                completes: number;
                asked: number;
                screened_out: number;
                completed: number;
                /** @description Why the quota was not filled. Null if it was filled, and while personas are still being asked. */
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
        Headline: {
            /**
             * @description `would_buy` is the share of the two highest points of purchase intent. `sentiment` is the mean sentiment, given if no purchase intent could be rated. `share` belongs to the option chosen most, `mean` to a scale, and `importance` to the most important attribute.
             * @enum {string}
             */
            figure: "would_buy" | "sentiment" | "share" | "mean" | "importance";
            /** @description The question, concept or attribute. Null for `would_buy` and `sentiment`. */
            label: string | null;
            /** @description The option, if the figure is a `share`. */
            option: string | null;
            /** @description In percent, or on `scale` if there is one. */
            value: number;
            /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
            interval: number[] | null;
            /** @description Both ends of the scale. Null for figures in percent. */
            scale: {
                low: number;
                high: number;
            } | null;
            /** @description Number of personas behind the figure. */
            base: number;
            /** @description A small chart with up to eight points, sentiments, options, concepts or attributes. `length` is the share in percent. For concepts it is the position of the mean on its scale, in percent. */
            bars: {
                label: string;
                length: number;
            }[];
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
            /** @description 95 % bootstrap interval of the score over personas; null below two personas in any simulation, and if all resamples agree. `same_population_baseline` shows what the score itself can reach. */
            confidence_interval: number[] | null;
            components: {
                sentiment: number | null;
                themes: number | null;
                scales: number | null;
                choices: number | null;
                part_worths: number | null;
                /** @description All questions that the score is computed from. */
                questions: {
                    question_id: string;
                    question: string;
                    /** @enum {string} */
                    kind: "sentiment" | "scale" | "choice" | "options" | "themes" | "part_worths";
                    /** @description 1 means identical. For questions: 1 minus the bias-corrected Jensen-Shannon divergence over its largest possible value. For themes: mean pairwise Jaccard index. For part-worths: mean pairwise correlation. None is below 0. */
                    similarity: number;
                    /** @description Mean similarity if all personas came from one population: what chance alone leaves of 1. */
                    expected_similarity: number | null;
                    /** @description Probability of differences at least as large if all studies asked one population, by permutation. Answers are exchanged between the studies of one persona, and between personas who took part in one study only. Ratings are compared by an ordinal statistic. Null if it cannot be computed. */
                    p_value: number | null;
                    /** @description For ratings: 1 minus the Kolmogorov-Smirnov distance, mean over pairs of studies. */
                    ks_similarity: number | null;
                    /** @description For ratings: 1 minus the Wasserstein distance over the length of the scale, mean over pairs of studies. */
                    wasserstein_similarity: number | null;
                    /** @description Simulations that asked it. */
                    studies: number;
                }[];
            };
            /** @description The question whose similarity is furthest below what chance alone would give; null if all are the same. */
            worst_question: {
                question_id: string;
                question: string;
                /** @enum {string} */
                kind: "sentiment" | "scale" | "choice" | "options" | "themes" | "part_worths";
                /** @description 1 means identical. For questions: 1 minus the bias-corrected Jensen-Shannon divergence over its largest possible value. For themes: mean pairwise Jaccard index. For part-worths: mean pairwise correlation. None is below 0. */
                similarity: number;
                /** @description Mean similarity if all personas came from one population: what chance alone leaves of 1. */
                expected_similarity: number | null;
            } | null;
            /** @description What samples of this size reach if they differ by chance alone. */
            same_population_baseline: {
                /** @description Mean score if all personas came from one population. */
                expected: number;
                /** @description 95 of 100 such scores are at least this high. */
                lower: number;
                /** @description Probability of differences at least as large over all questions, by the same permutations. A large one is not evidence that studies agree. */
                p_value: number;
            } | null;
            findings: {
                /** @description Its shares and means are weighted as in the results of the simulations (`weighting`). */
                finding: string;
                /** @description Number of simulations in which it was found. */
                holds_in: number;
                /** @description Number of simulations in which it could be tested. */
                of: number;
                /** @description Simulations in which it was found. */
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
            /** @description The reaction in the persona's own words; with several concepts, to the one that it saw first. */
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
            /** @description For interviews: the whole interview. For focus groups: the discussion and the private views. */
            transcript: components["schemas"]["Message"][] | null;
            /** @description Those that the persona was asked, in the order of the file. */
            answers: components["schemas"]["Answer"][] | null;
            /** @description For surveys: the question whose `terminate_if` ended it for this persona. */
            screened_out_by: string | null;
            /** @description For concept tests with `concepts`: one per concept that it saw, in their order. `answers` are called `c1.liking`; `reaction`, sentiment and quote of the persona are those of the concept that it saw first. */
            concepts: components["schemas"]["ReactionToConcept"][] | null;
            choices: components["schemas"]["Choices"] | null;
            purchase_intent: {
                rating: number;
                distribution: number[];
            } | null;
            /**
             * @description What this persona saw in a survey with experiments or variables. In monadic concept tests `arms.concept` is the concept that it saw.
             * @default null
             */
            seen: components["schemas"]["Seen"] | null;
        };
        Message: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description Order within the transcript. Gaps have no meaning; interviews that run side by side have ranges of their own. */
            sequence: number;
            /** @enum {string} */
            role: "moderator" | "interviewer" | "persona";
            /** @description The persona who speaks or is spoken to; null if a moderator speaks to the whole group. */
            persona_id: string | null;
            persona_name: string | null;
            content: string;
            /** @description Focus group: 0 the private view, then the rounds, and after them the closing private view. Interview: the number of the question in the guide. */
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
            /** @description For likert questions: mean of the distribution, in the numbers of the scale. */
            rating: number | null;
            distribution: number[] | null;
            /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
            rating_method: ("semantic_similarity" | "follow_up") | null;
            /** @description For multiple-choice questions. */
            selected_options: string[] | null;
            /** @description For numeric questions, in their unit. */
            value: number | null;
            /** @description For rankings: options, the first one first. For best and worst: these two. */
            ranking: string[] | null;
            /** @description For allocations: what each option received, in the order of the file. */
            allocation: {
                option: string;
                amount: number;
            }[] | null;
            /** @description For likert questions: whether this persona saw the reversed scale. */
            scale_reversed: boolean;
            /** @description For open questions: what the answer is about. */
            themes: string[] | null;
            /**
             * @description `profile`: a fact of the persona, answered in code; not an opinion, and never quoted.
             * @enum {string}
             */
            answered_from: "model" | "profile";
        };
        ReactionToConcept: {
            concept_id: string;
            /** @description Position in which the persona saw the concept, from 1. */
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
                /** @description Position of the chosen offer, from 0; null for none of them. */
                chosen: number | null;
            }[];
        };
        Seen: {
            /** @description Ids of arms by the id of their experiment. */
            arms: {
                [key: string]: string;
            };
            /** @description Values by the name of the variable. */
            variables: {
                [key: string]: string;
            };
            /** @description Ids of the blocks that it was shown, in its order. */
            blocks: string[];
            /** @description Those that it was asked, in its order, with their texts as shown. */
            questions: {
                question_id: string;
                context: string | null;
                text: string;
                /** @description In the order in which they were shown. */
                options: string[] | null;
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
            /** @description Wilson 95 % intervals of the percentages; n is the number of personas, or their effective number if they are weighted. */
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
            /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
            average_sentiment_interval: number[] | null;
            /** @description Written by a model from the figures below; it computes none. */
            summary: string;
            top_themes: {
                theme: string;
                count: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                share_interval: number[];
                persona_ids: string[];
            }[];
            /** @description Each with quotes of the personas that support it. A recommendation without a traceable quote is dropped. */
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
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    mean_interval: number[] | null;
                    distribution: number[];
                    /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                    rating_method: ("semantic_similarity" | "follow_up") | null;
                    /** @description Mean error of `rating_method` on answers of known grade, in points of the scale. Null if it was not measured, as for most models of `follow_up`. */
                    rating_error: number | null;
                    /** @description The distribution in percent, each point with its interval. */
                    points: {
                        value: number;
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                    }[];
                    /** @description Mean probability of the two highest points, percent. */
                    top_two_box: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    top_two_box_interval: number[] | null;
                }[];
            } | null;
            /** @description For concept tests with `concepts`; `concept_test` is then null. */
            concepts: components["schemas"]["ConceptsAggregate"] | null;
            survey: components["schemas"]["SurveyAggregate"] | null;
            conjoint: components["schemas"]["ConjointReport"] | null;
            focus_group: components["schemas"]["FocusGroupAggregate"] | null;
            interview: components["schemas"]["InterviewAggregate"] | null;
            /** @description Expected values of the figures above if the same number of personas answered at random. A reliability check with `no_persona_run` asks synthetic respondents without a persona. */
            baselines: components["schemas"]["BaselineFigure"][];
            /** @description How figures of the group were weighted; null if all weights are 1, as in every study without `weights`. Counts and the figures of interviews and discussions are not weighted. */
            weighting: components["schemas"]["Weighting"] | null;
            /** @description Personas that could not be asked to the end, and why, in the study's language. No figure counts them. A study completes without up to 10 % of its personas, and at least one. */
            participants_lost: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                persona_name: string;
                reason: string;
            }[];
            /** @description What a reader must know before trusting the figures; `notes` explains each flag in the study's language. */
            quality: {
                flags: ("offline_model" | "library_selected" | "few_personas" | "low_variance" | "possible_positivity_bias" | "persona_collision" | "ungrounded_personas" | "no_variance" | "separation" | "ridge_fallback" | "refused_wtp" | "untraceable_quote_removed" | "signals_stale" | "budget_reached" | "max_cost_reached" | "partial_input" | "ratings_unreliable" | "offline_embedding" | "offline_signals" | "other_language" | "routes_untold" | "population_not_covered" | "not_validated" | "participants_lost" | "report_without_words")[];
                notes: string[];
            };
            /** @description Figures on the human scale, learned from past human studies of the company; null until there are six. */
            calibrated: components["schemas"]["Calibrated"] | null;
        };
        ConceptsAggregate: {
            /**
             * @default sequential
             * @enum {string}
             */
            design: "sequential" | "monadic";
            /** @description Each with its own base: the personas that rated the concept, in a monadic test those that saw it. */
            concepts: {
                concept_id: string;
                name: string;
                /** @description Its letter in the comparison: `A` is the first. */
                letter: string;
                persona_count: number;
                questions: {
                    /** @enum {string} */
                    question_id: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking";
                    question: string;
                    /** @description Personas rated on it. */
                    answered: number;
                    mean: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    mean_interval: number[] | null;
                    distribution: number[];
                    /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                    rating_method: ("semantic_similarity" | "follow_up") | null;
                    /** @description Mean error of `rating_method` on answers of known grade, in points of the scale. Null if it was not measured, as for most models of `follow_up`. */
                    rating_error: number | null;
                    /** @description The distribution in percent, each point with its interval. */
                    points: {
                        value: number;
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                    }[];
                    /** @description Mean probability of the two highest points, percent. */
                    top_two_box: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
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
                /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                average_sentiment_interval: number[] | null;
                /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                sentiment_method: ("semantic_similarity" | "follow_up") | null;
                top_themes: {
                    theme: string;
                    count: number;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                    share_interval: number[];
                    persona_ids: string[];
                }[];
            }[];
            /** @description Figure by figure: paired by persona; in a monadic test, between different personas. */
            comparison: {
                /** @enum {string} */
                figure: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking" | "sentiment";
                /** @description The base: personas rated on every concept; in a monadic test, on the concept that they saw. */
                answered: number;
                concepts: {
                    concept_id: string;
                    mean: number | null;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    mean_interval: number[] | null;
                    /** @description Letters of the concepts that it differs from at 5 %, Holm-adjusted. */
                    differs_from: string[];
                    /** @description Percent of the base that rated it highest. Ties count in equal parts. Null in a monadic test. */
                    best_share: number | null;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    best_share_interval: number[] | null;
                }[];
                differences: {
                    /** @description Letter of a concept. */
                    first: string;
                    second: string;
                    /** @description Personas rated on both concepts; none in a monadic test. */
                    paired: number;
                    /** @description First minus second, in the numbers of the scale. */
                    difference: number | null;
                    /** @description 95 % interval, not adjusted; null without spread. */
                    difference_interval: number[] | null;
                    /** @description Two-sided p value of the paired t test, in a monadic test of Welch's t test. Null for fewer than 5 personas. */
                    p_value: number | null;
                    /** @description After Holm, over all pairs of the figure. */
                    adjusted_p_value: number | null;
                }[];
            }[];
            /** @description Effect of the position (first, second, …) in which a concept is seen; concepts are rotated over the positions. Empty in a monadic test. */
            position_effect: {
                /** @enum {string} */
                figure: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking" | "sentiment";
                positions: {
                    position: number;
                    answered: number;
                    /** @description Mean of all ratings at this position, of any concept; unweighted. */
                    mean: number | null;
                    /** @description How far the position raises a rating above the mean of all positions, for the same personas and concepts; null if it cannot be estimated. */
                    effect: number | null;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    effect_interval: number[] | null;
                }[];
                /** @description Test that all positions are equal: F test. */
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
                    /** @description The number of the lowest point, usually 1 or 0. */
                    first_value: number;
                    low_label: string | null;
                    high_label: string | null;
                    /** @description The label of every point, lowest first; null unless each has one. */
                    labels: string[] | null;
                } | null;
                /** @description For likert questions; null if no answer could be rated. */
                rating: {
                    points: {
                        /** @description Number of the point on the scale. */
                        value: number;
                        label: string | null;
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                        /** @description The share expected of people; null where neither the company's human studies nor the public prior apply, or the company has switched the latter off (`PATCH /company/settings`). */
                        spread_adjusted?: components["schemas"]["SpreadAdjusted"] | null;
                    }[];
                    /** @description In the numbers of the scale. */
                    mean: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    mean_interval: number[] | null;
                    /** @description Over personas; null for a single one. */
                    standard_deviation: number | null;
                    median: number;
                    top_two_box: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                    };
                    bottom_two_box: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                    };
                } | null;
                /** @description How words became numbers: `semantic_similarity` where the embedding model has shown that it can read the scale, `follow_up` where a second turn of the model read the words; null where there is no number. */
                rating_method: ("semantic_similarity" | "follow_up") | null;
                /** @description Mean error of `rating_method` on answers of known grade, in points of the scale. Null if it was not measured, as for most models of `follow_up`. */
                rating_error: number | null;
                /** @description For multiple-choice questions, in the order of the file; shares are null without answers. */
                options: {
                    option: string;
                    count: number;
                    share: number | null;
                    share_interval: number[] | null;
                    /** @description The share expected of people; null where neither the company's human studies nor the public prior apply, or the company has switched the latter off (`PATCH /company/settings`). */
                    spread_adjusted?: components["schemas"]["SpreadAdjusted"] | null;
                }[] | null;
                /** @description For likert questions that half of the personas saw with a reversed scale. */
                scale_direction: {
                    as_written: {
                        answered: number;
                        mean: number;
                    };
                    reversed: {
                        answered: number;
                        mean: number;
                    };
                    /** @description Mean of the personas that saw it reversed minus the mean of the others. */
                    difference: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    difference_interval: number[] | null;
                } | null;
                /** @description For recommendations from 0 to 10. */
                nps: {
                    /** @description 9 and 10. */
                    promoters: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                    };
                    /** @description 7 and 8. */
                    passives: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                    };
                    /** @description 0 to 6. */
                    detractors: {
                        /** @description Mean probability over personas, percent, one decimal. */
                        share: number;
                        /** @description 95 % interval of the mean over personas, on the logit scale, percent; null if one persona or (nearly) identical answers show no spread. */
                        share_interval: number[] | null;
                    };
                    /** @description Percent of promoters minus percent of detractors, −100 to 100. */
                    score: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    score_interval: number[] | null;
                } | null;
                /** @description For numeric questions. */
                numeric: {
                    unit: string | null;
                    mean: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    mean_interval: number[] | null;
                    /** @description Over personas; null for a single one. */
                    standard_deviation: number | null;
                    median: number;
                    /** @description 95 % interval of the median; null for an effective base below five, or if all numbers are the same. */
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
                        /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                        share_interval: number[];
                    }[];
                } | null;
                /** @description For rankings. */
                ranking: {
                    options: {
                        option: string;
                        /** @description Personas who ranked it. */
                        ranked: number;
                        /** @description Mean over all personas that answered; options without a rank share the ranks that are left. Null if none answered. */
                        mean_rank: number | null;
                        /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                        mean_rank_interval: number[] | null;
                        /** @description Personas who put it first. */
                        first: {
                            count: number;
                            /** @description Percent of personas, one decimal. */
                            share: number;
                            /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                            share_interval: number[];
                        };
                    }[];
                } | null;
                /** @description For allocations. */
                allocation: {
                    total: number;
                    unit: string | null;
                    options: {
                        option: string;
                        /** @description Mean of the points that personas gave it; the means of all options add up to the total. */
                        mean: number;
                        /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                        mean_interval: number[] | null;
                        /** @description Personas who gave it anything. */
                        given: {
                            count: number;
                            /** @description Percent of personas, one decimal. */
                            share: number;
                            /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                            share_interval: number[];
                        };
                    }[];
                } | null;
                /** @description For open questions, most shared first. */
                themes: {
                    theme: string;
                    count: number;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
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
                /** @description For a survey created with a `sample`; null where everybody of the group was asked. */
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
                /** @description Null if the curves do not cross. */
                marginal_cheapness: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Null if the curves do not cross. */
                optimal_price: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Null if the curves do not cross. */
                indifference_price: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Null if the curves do not cross. */
                marginal_expensiveness: {
                    price: number;
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                    price_interval: number[] | null;
                } | null;
                /** @description Percent of personas who find each price too cheap, cheap, expensive or too expensive, by rising price. */
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
                /** @description By rising price; `share` is the share of personas who would buy at this price. */
                prices: {
                    price: number;
                    question_id: string;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                    share_interval: number[];
                    /** @description Price × share of buyers × 100: spending of 100 such personas. */
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
                    /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
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
                     * @description `exact`: no other portfolio of its size reaches more. `greedy`: options were added one by one, because there are too many portfolios to compare all.
                     * @enum {string}
                     */
                    search: "exact" | "greedy";
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description 95 % interval of the portfolio's reach among other personas. Its lower end is corrected for having picked the best portfolio. */
                    share_interval: number[];
                    /** @description Options of the portfolio that a persona chose, on average. */
                    frequency: number;
                }[];
            }[];
            experiments: components["schemas"]["ExperimentFigures"][];
            /**
             * @description For surveys with loops: each repeated question over all of its rounds. `questions` has every round.
             * @default []
             */
            loops: components["schemas"]["LoopFigures"][];
        };
        SpreadAdjusted: {
            /** @description Percent, one decimal. */
            share: number;
            /** @description 95 %: where the share of people is expected, percent. */
            interval: number[];
            /**
             * @description `own_studies`: the company's calibration; `public`: learned from public opinion questions.
             * @enum {string}
             */
            source: "own_studies" | "public";
        };
        ExperimentFigures: {
            experiment_id: string;
            name: string;
            arms: {
                arm_id: string;
                name: string;
                /** @description Number of personas who are in it and were asked. */
                participants: number;
            }[];
            /** @description Comparisons that the p values are adjusted for. */
            tests: number;
            questions: {
                question_id: string;
                question: string;
                unit: string | null;
                rows: {
                    /** @enum {string} */
                    figure: "mean" | "top_two_box" | "nps" | "share" | "mean_rank";
                    /** @description The option or theme. */
                    label: string | null;
                    arms: {
                        arm_id: string;
                        /** @description Personas of the arm who answered. */
                        base: number;
                        effective_n: number;
                        /** @description Shares in percent; null without answers. */
                        value: number | null;
                        /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                        interval: number[] | null;
                    }[];
                    /** @description For all pairs of arms; with more than 5 arms, for each arm and the first. None for bases below five. */
                    differences: {
                        /** @description Arm. */
                        first: string;
                        /** @description Arm; the difference is the first minus the second. */
                        second: string;
                        /** @description In points of the scale, percentage points of shares. */
                        difference: number;
                        /** @description 95 %, not adjusted. */
                        difference_interval: number[] | null;
                        p_value: number | null;
                        /** @description Holm over all tests of the experiment. */
                        adjusted_p_value: number | null;
                        /** @description Cohen's d of means, Cohen's h of shares that are counted; null where nothing varies. */
                        standardised_effect: number | null;
                    }[];
                }[];
            }[];
            /** @description Questions left out because an answer has at most 1500 differences; `crosstab?by=experiment:<id>` has them. */
            left_out: string[];
        };
        LoopFigures: {
            /** @description What all rounds of it are called: `q7` of `q7@1`, `q7@2`, … */
            question_id: string;
            /** @description Its text, with `…` for what a round is about. */
            question: string;
            unit: string | null;
            rounds: {
                /** @description `q7@1`, whose own figures are in `questions`. */
                question_id: string;
                number: number;
                /** @description What the round is about. */
                item: string;
                /** @description Personas who answered in this round. */
                answered: number;
            }[];
            /** @description Why there are no pooled figures: the rounds offer different options, scales or units (`different_options`), or their themes are found round by round (`open_answers`). Null: there are. */
            not_pooled: ("different_options" | "open_answers") | null;
            /** @description Each persona counts once, with the mean of the rounds that it answered: five answers of one persona do not count as five personas. Intervals are over personas, without the error of the rating method. Empty if the rounds are not pooled. */
            rows: {
                /** @enum {string} */
                figure: "mean" | "top_two_box" | "nps" | "share" | "mean_rank";
                /** @description The option. */
                label: string | null;
                /** @description Personas who answered in at least one round. */
                base: number;
                /** @description Their answers, over all rounds. */
                answers: number;
                /** @description Over personas. */
                effective_n: number;
                /** @description Shares in percent; null without answers. */
                value: number | null;
                /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                interval: number[] | null;
            }[];
        };
        ConjointReport: {
            personas: number;
            /** @description Number of choices used for the estimation, without holdouts. */
            choices: number;
            flags: ("few_personas" | "separation" | "ridge_fallback" | "refused_wtp")[];
            /**
             * @description Sandwich estimator clustered by persona. With too few personas for that: the model's standard errors, scaled up for clustering.
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
                        /** @description 95 % interval over personas; null for a single persona, or if all choose the same. */
                        interval: number[] | null;
                    };
                    /** @description Mean over personas of utilities scaled to an average range of 100 per attribute. */
                    zero_centred_diff: number;
                }[];
            }[];
            none_utility: {
                value: number;
                standard_error: number;
                /** @description 95 % interval over personas; null for a single persona, or if all choose the same. */
                interval: number[] | null;
            } | null;
            importances: {
                attribute: string;
                /** @description Percent; per persona, then averaged. */
                importance: number;
                /** @description 95 % interval of the importance in the population, by estimating simulated studies of this design anew; null for a single persona. Utilities of personas are shrunken towards each other, which pulls importances together. The interval allows for this, the figure does not. */
                interval: number[] | null;
            }[];
            best_profile: {
                levels: string[];
                /** @description Mean of the personas' utilities. */
                utility: number;
                /** @description Why the profile does not have the level with the highest part-worth; null if it does. */
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
                /** @description Why no willingness to pay is given: no price among the attributes, a single persona, or personas who all made the same choices. Or the utility rises with the price, or the price effect has |t| below 2 or an interval that reaches zero. */
                refused: ("no_price" | "one_persona" | "all_alike" | "wrong_sign" | "weak_price_effect") | null;
                currency: string | null;
                /** @description Utility per currency unit, with a linear price. */
                price_coefficient: {
                    value: number;
                    standard_error: number;
                    /** @description 95 % interval over personas; null for a single persona, or if all choose the same. */
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
                        /** @description 95 % interval over personas; null for a single persona, or if all choose the same. */
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
                /** @description False if individual utilities still changed after 1000 rounds: there are far too few answers. */
                individuals_converged: boolean;
                ridge: number;
            };
            holdout: {
                choices: number;
                /** @description Percent of holdout choices predicted correctly. */
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
            /** @description Messages in the discussion, including those of personas that were lost later; private views are not counted. */
            messages: number;
            /** @description Null where no view could be rated. */
            conformity: {
                /** @description Share of personas that moved toward the majority, among those whose view differed from it. Null below three personas, or if no view differed. */
                index: {
                    moved: number;
                    comparable: number;
                    /** @description Percent of personas, one decimal. */
                    share: number;
                    /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
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
                    /** @description Null for personas whose view was there already. */
                    moved_toward_majority: boolean | null;
                }[];
            } | null;
            airtime: {
                /** @description Evenness of the words (Pielou: entropy over its maximum): 1 if all spoke equally much, 0 if only one spoke. */
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
                /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                share_interval: number[];
                persona_ids: string[];
                /** @description UUIDv7; treat it as opaque. */
                first_said_by: string;
                /** @description Id of the message. */
                first_said_in: string;
                first_said_in_round: number;
            }[];
            /** @description Named by a model from the discussion; every position has quotes of different personas. */
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
                /** @description Questions asked, including probes. */
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
                /** @description Personas who were asked it. */
                asked: number;
                covered: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                share_interval: number[];
                /** @description Probes asked, over all personas. */
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
             * @description `mean` and `standard_deviation` between personas describe the ratings or the sentiment score. `modal_share` and `positive_share` are the largest and the positive share, weighted and rounded as the report prints them. Shares and hit rates are percentages.
             * @enum {string}
             */
            measure: "mean" | "standard_deviation" | "modal_share" | "positive_share" | "hit_rate" | "root_likelihood" | "similarity_to_no_persona";
            /** @description Null for figures of the study as a whole. */
            question_id: string | null;
            question: string | null;
            value: number;
            /** @description Expected value if synthetic respondents answer at random, with all answers equally likely. For ratings read from words: if the opposite of each answer is as likely as the answer. For `similarity_to_no_persona`: the figure of two halves of the same people. */
            random: number;
            /** @description Holds at least 95 % of what chance gives. */
            random_interval: number[];
            /** @description Whether the value lies outside that interval. */
            beyond_random: boolean;
            /** @description The same figure of synthetic respondents without a persona, of whom only the market is known; null if they were not asked. */
            no_persona: number | null;
        };
        Weighting: {
            /** @description Effective number of personas (Kish): with equal weights, as many would be as precise. Intervals are computed with it. */
            effective_n: number;
            /** @description Personas over `effective_n`, at least 1. */
            design_effect: number;
            /** @description The raking targets and how close the weighted sample is. Covers all personas that were to take part, including those in `participants_lost`. */
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
            /** @description The weight of every persona, from which each weighted figure can be computed again. */
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
                /** @description For shares; null for means. */
                option: string | null;
                /** @enum {string} */
                family: "rating" | "share";
                /** @description Mean in the scale's numbers, or share in percent. */
                synthetic: number;
                /** @description Null beyond what past studies cover. */
                estimate: number | null;
                /** @description 95 % interval in which the figure of a new human study is expected, including the model's error. */
                prediction_interval: number[] | null;
                refused: "extrapolation" | null;
            }[];
        };
        Estimate: {
            personas: number;
            llm_calls: number;
            /** @description Fewest and most calls. Routes, screeners and probes decide which questions are asked; the first study in a language decides whether ratings need further calls. */
            llm_calls_range: {
                low: number;
                high: number;
            };
            input_tokens: number;
            output_tokens: number;
            /** @description At 10 s per call, with 40 calls in parallel and no other work. */
            seconds: number;
            /** @description At list prices; see `POST …/simulations/estimate` for the range. */
            estimated_cost_usd: {
                low: number;
                expected: number;
                high: number;
            };
            /** @description For a survey: what each of them can show. */
            experiments: components["schemas"]["ExperimentPower"][];
        };
        ExperimentPower: {
            experiment_id: string;
            name: string;
            /** @description Personas of the two smallest arms, if everyone who would be asked takes part. */
            smallest_arms: [
                number,
                number
            ];
            /** @description The smallest difference between their means, in standard deviations of the answers, that one comparison at 5 % detects with a power of 80 %. Many comparisons, adjusted by Holm, need a larger one. Null: none is large enough. */
            standardised_difference: number | null;
            /** @description The same between shares near one half; null: none is large enough. */
            share_difference: number | null;
        };
        NotImported: {
            /** @description Where it is: a question by its id, a block, the survey. */
            where: string;
            /** @description What was left out, as a sentence. */
            what: string;
        };
        Reading: {
            /** @description The text of the file, whose lines are named below; null for exports of other products. */
            text: string | null;
            /** @description For surveys: null if the file could not be read. */
            survey_schema: components["schemas"]["SurveySchema"] | null;
            /** @description For interviews: null if the file could not be read. */
            script: components["schemas"]["DiscussionGuide"] | null;
            /** @description The line of `text` with each question, in the order of the questions; empty without text. */
            lines: number[];
            /** @description What an export of another product contains and a survey here cannot. */
            not_imported: components["schemas"]["NotImported"][];
            /** @description All problems that prevent the upload; empty if there are none. */
            problems: {
                /** @description The line of `text` that it is about. */
                line: number | null;
                /** @description The question that it is about. */
                question_id: string | null;
                /** @description What is wrong and what to do, as a sentence. */
                problem: string;
            }[];
        };
        ConjointPreview: {
            design: components["schemas"]["ConjointDesign"];
            /** @description The tasks of the first persona. */
            tasks: components["schemas"]["PresentedTask"][];
        };
        PresentedTask: {
            task_id: string;
            /** @description Whether it is kept out of the estimation. */
            holdout: boolean;
            offers: {
                /** @description Position of the offer in the task of the design. */
                offer: number;
                /** @description In the order in which this persona sees them. */
                features: {
                    attribute: string;
                    level: string;
                }[];
            }[];
            include_none: boolean;
        };
        ReliabilityStudy: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @enum {string} */
            status: "running" | "complete" | "failed";
            /** @description Number of reruns requested. */
            runs: number;
            completed_runs: number;
            /** @description 100 times the mean α over questions, never below 0, one decimal. It measures stability: whether the same personas answer the same again, not whether they answer as people would. */
            confidence_score: number | null;
            /** @description 95 % interval of the score over whole personas (jackknife). Null without a score, below three personas, and if every persona repeated itself throughout. */
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
                    /** @description Krippendorff's α over runs, personas as units: 1 is perfect, 0 is chance. For several options and for themes: the mean over them. */
                    alpha: number | null;
                    /** @description Why there is no α. `no_variance`: all answers are identical, which shows neither agreement nor its absence. `no_pairs`: no persona answered twice. `one_persona`: only one persona did. `no_shared_themes`: every theme was named by one persona only. */
                    reason: ("no_variance" | "no_pairs" | "one_persona" | "no_shared_themes") | null;
                    /** @description Share of identical answers in all pairs of runs, not corrected for chance. The sentiment counts as positive, neutral or negative. Several options must all be the same. */
                    exact_agreement: number | null;
                    /** @description Gwet's AC2, which stays valid if almost everybody gives the same answer. */
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
                /** @description The score if the answers of every run are assigned to the personas at random: its mean and its 95th percentile. */
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
                /** @description 100 times the persona's consistency with itself over all repeated questions, never below 0; null if there is nothing to compare. */
                score: number | null;
                /** @description One-sided 95 % lower bound of the score. */
                lower_bound: number | null;
                /** @description Number of repeated answers, without the first to each question. */
                answers_compared: number;
                promoted: boolean;
                library_persona_id: string | null;
                /** @description Why the persona entered the library, or did not. */
                reason: string;
            }[];
            /** @description From the lower end of the interval; null without an interval: stable from 80, tentative from 66.7. With the flag `few_personas` it is an estimate, to be read with the interval. */
            verdict: ("stable" | "tentative" | "unstable") | null;
            interpretation: string | null;
            /** @description Figures of the original compared with random answering and, if `no_persona_run` was requested, with synthetic respondents without a persona. */
            baselines: components["schemas"]["BaselineFigure"][];
            /** @description How much the figures move with each variation in `vary`; empty without variations. */
            robustness: components["schemas"]["Robustness"][];
            flags: ("offline_model" | "library_selected" | "few_personas" | "low_variance" | "possible_positivity_bias" | "persona_collision" | "ungrounded_personas" | "no_variance" | "separation" | "ridge_fallback" | "refused_wtp" | "untraceable_quote_removed" | "signals_stale" | "budget_reached" | "max_cost_reached" | "partial_input" | "ratings_unreliable" | "offline_embedding" | "offline_signals" | "other_language" | "routes_untold" | "population_not_covered" | "not_validated" | "participants_lost" | "report_without_words")[];
            /** @description The reason in words, if the check failed. */
            error: string | null;
            usage: components["schemas"]["Usage"];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            completed_at: string | null;
        };
        Robustness: {
            /** @enum {string} */
            variation: "wording" | "scale" | "persona" | "model";
            /** @description Whether its rerun was finished. If not, the other figures are missing. */
            completed: boolean;
            /** @description What was changed, in a sentence. */
            varied: string | null;
            /** @description Personas who answered in the varied run and in one that changed nothing. */
            personas: number;
            questions: {
                question_id: string;
                question: string;
                /** @description For choices: the option with the largest move. */
                option: string | null;
                /** @description Mean over the runs that changed nothing, including the original: a rating, the sentiment, or a share in percent. */
                unvaried: number;
                /** @description The same figure of the varied run. */
                value: number;
                shift: number;
                /** @description 95 %, paired persona by persona; for choices it is valid for all options at once. Null for one persona, if all moved by the same amount, and for focus groups, whose members are not independent. */
                shift_interval: number[] | null;
                /** @description Mean absolute shift between the runs that changed nothing; for choices, of the option with the largest move. */
                rerun_shift: number | null;
                /** @description Whether the shift is more than chance at 5 %, Holm-adjusted over questions. */
                moved: boolean;
            }[];
            /** @description Mean over questions of the absolute shift, as a part of the length of the scale, 0 to 1. */
            mean_absolute_shift: number | null;
            /** @description At least 95 %. Its lower end is 0 if chance alone explains shifts of this size. */
            mean_absolute_shift_interval: number[] | null;
            /** @description The same of the runs that changed nothing, each against the others. */
            rerun_mean_absolute_shift: number | null;
        };
        ReportLink: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description Everybody who has this address can read the report; treat it as a secret. */
            url: string;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            /** @description When the link stops working, unless it is revoked before. */
            expires_at: string;
        };
        Disclosure: {
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @enum {string} */
            simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
            service_version: string;
            /**
             * @description IPTC's term for media that a trained model has made.
             * @constant
             */
            digital_source_type: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
            /** @description Language of the texts (BCP 47). */
            language: string;
            started_at: string | null;
            completed_at: string | null;
            model_ids: string[];
            calls: components["schemas"]["CallSummary"];
            /** @description Answers of models counted in `calls`, and all answers that the study paid for. A call that was not answered in time or could not be recorded counts in the second number only. */
            calls_recorded: {
                answers: number;
                of: number;
            };
            /** @description The personas. `GET …/personas/{persona_id}` has the text of each. */
            participants: {
                /** @description UUIDv7; treat it as opaque. */
                persona_id: string;
                persona_name: string;
            }[];
            participants_lost: number;
            guide_llm: components["schemas"]["Checklist"];
            aapor: components["schemas"]["Checklist"];
            method_card: components["schemas"]["Checklist"];
            /** @description With `prompts=true`: every question to a model, by persona and time. Null otherwise. */
            prompts: components["schemas"]["DisclosedPrompt"][] | null;
        };
        CallSummary: {
            /** @description Questions to models, each with all of its turns. */
            questions: number;
            /** @description Answers that models gave, including those that had to be corrected. */
            answers: number;
            /** @description Questions whose answer was usable only after the model corrected it. */
            corrected: number;
            /** @description Questions whose answer was used with a fault that the correction left. */
            kept: number;
            refused: number;
            /** @description Questions without a usable answer for any other reason. */
            failed: number;
            /** @description Calls repeated at once because the model was busy or out of reach. */
            retries: number;
            models: {
                /** @description Name and version, as the provider has them. */
                model_id: string;
                /** @description Questions to models, each with all of its turns. */
                questions: number;
                /** @description Answers that models gave, including those that had to be corrected. */
                answers: number;
                /** @description Questions whose answer was usable only after the model corrected it. */
                corrected: number;
                /** @description Questions whose answer was used with a fault that the correction left. */
                kept: number;
                refused: number;
                /** @description Questions without a usable answer for any other reason. */
                failed: number;
                /** @description Calls repeated at once because the model was busy or out of reach. */
                retries: number;
                /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
                first_asked_at: string;
                /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
                last_asked_at: string;
            }[];
            prompts: {
                /** @description Name and version of the prompt; docs/prompts.md shows each. */
                prompt_id: string;
                role: string;
                /** @description Questions to models, each with all of its turns. */
                questions: number;
                /** @description Answers that models gave, including those that had to be corrected. */
                answers: number;
                /** @description Questions whose answer was usable only after the model corrected it. */
                corrected: number;
                /** @description Questions whose answer was used with a fault that the correction left. */
                kept: number;
                refused: number;
                /** @description Questions without a usable answer for any other reason. */
                failed: number;
                /** @description Calls repeated at once because the model was busy or out of reach. */
                retries: number;
                /** @description Every temperature that was sent. */
                temperature: number[];
                /** @description Every limit of an answer that was sent, in tokens. */
                max_tokens: number[];
                /** @description Number of different requests. */
                requests: number;
                /** @description For all requests of the prompt: SHA-256 of the list of their own SHA-256 in hexadecimal, each once, sorted, one per line. */
                sha256: string;
            }[];
            /** @description The same over all prompts; null without any request. */
            sha256: string | null;
        };
        Checklist: {
            name: string;
            version: string;
            /** @description Where its publisher describes the items. */
            url: string | null;
            items: {
                /** @description As its publisher numbers it. */
                id: string;
                /** @description The publisher's own short name. */
                name: string;
                /** @description The same in the language of the text. */
                label: string;
                /** @description Filled in by code from the record of the study. If an item does not apply, it says why. */
                text: string;
            }[];
        };
        DisclosedPrompt: {
            prompt_id: string;
            role: string;
            model_id: string;
            sha256: string;
            temperature: number;
            max_tokens: number;
            answers: number;
            retries: number;
            outcome: string;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            asked_at: string;
            /** @description The persona that the model spoke as; null if none. */
            persona_id: string | null;
            persona_name: string | null;
            /** @description The first request, as JSON: model, system prompt, messages, tool and settings. Its SHA-256 is `sha256`. Null where it is not kept; `not_kept_because` says why. */
            sent: string | null;
            not_kept_because: string | null;
        };
        ReplayBundle: {
            /** @constant */
            format: "replay/1";
            service_version: string;
            study: {
                company_id: string;
                project_id: string;
                simulation_id: string;
                /** @enum {string} */
                simulation_type: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
                language: string;
                /** @description Which model answered in which role. */
                models: {
                    persona: string[];
                    moderator: string;
                    report: string;
                    parse: string;
                    embedding: string | null;
                    similarity?: string | null;
                    /** @default {} */
                    fallbacks: {
                        [key: string]: string;
                    };
                };
            };
            /** @description What the report has and the bundle has not, as sentences. */
            left_out: string[];
            /** @description Every call of a model, in the order of time. */
            calls: {
                sha256: string;
                prompt_id: string;
                /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
                at: string;
                answer: {
                    output: {
                        message: {
                            role: string;
                            content: unknown[];
                        };
                    };
                    stopReason: string;
                    usage: {
                        [key: string]: unknown;
                    };
                } | null;
                error: {
                    /** @enum {string} */
                    name: "ModelThrottled" | "ModelTimeout" | "ModelUnreachable" | "ModelUnusableOutput" | "ModelAnswerCut" | "ModelAnswerEmpty" | "ModelRefused" | "ModelQuotaExhausted" | "ModelKeyRejected" | "ModelNotFound" | "ModelContextTooLong" | "ModelMisconfigured";
                    message: string;
                } | null;
                /** @description The request as sent; null for a correction, and if not kept. */
                request: unknown;
            }[];
            /** @description Every text that was embedded. Vectors are 32-bit floats in base64. */
            texts: {
                model_id: string;
                text: string;
                vector: string;
            }[];
            /** @description Stored items that the study and its report are made from, as DynamoDB writes them in JSON. */
            items: {
                [key: string]: unknown;
            }[];
            /** @description Pictures that personas were shown. */
            files: {
                name: string;
                /** @enum {string} */
                encoding: "utf8" | "base64";
                content: string;
            }[];
            /** @description Results, report and exports as the service made them. */
            outputs: {
                name: string;
                /** @enum {string} */
                encoding: "utf8" | "base64";
                content: string;
            }[];
            signature: {
                /** @description Ed25519, SPKI in base64. */
                public_key: string;
                /** @description SHA-256 of every part, by its place: `calls[3]`. */
                digests: {
                    [key: string]: string;
                };
                /** @description Signature of the digests, in base64. */
                value: string;
            };
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
                /** @description For numbers and allocations: days, $, %. */
                unit: string | null;
                /** @description Differences that were tested: the family of the Holm adjustment. */
                tests: number;
                rows: {
                    /**
                     * @description Ratings: `mean`, `top_two_box` and, for recommendations from 0 to 10, `nps`; choices and themes of open answers: `share`; rankings: `mean_rank` (1 is first); numbers and allocations: `mean`.
                     * @enum {string}
                     */
                    figure: "mean" | "top_two_box" | "nps" | "share" | "mean_rank";
                    /** @description The option or theme; null where the question has one figure. */
                    label: string | null;
                    /** @description Which end is the better one: the highest of ratings, the lowest of mean ranks. Null where neither is: numbers, points given out, shares of options and themes. */
                    best: ("highest" | "lowest") | null;
                    simulations: {
                        letter: string;
                        /** @description Personas who answered, unweighted. */
                        base: number;
                        /** @description Their effective number (Kish); 0 if there are none. */
                        effective_n: number;
                        /** @description Personas with this option or theme, unweighted; null for means. */
                        count: number | null;
                        /** @description Weighted; shares in percent. Null without a base. */
                        value: number | null;
                        /** @description 95 % interval: Wilson for shares, t for means, on the logit scale for boxes, each with the effective n. Null without spread. */
                        interval: number[] | null;
                        /** @description Letters of those that it differs from at 5 %, Holm-adjusted over all tests of its question. */
                        differs_from: string[];
                        /** @description Fewer than 5 answers: read with care; it is not tested. */
                        small_base: boolean;
                        /** @description Probability that its figure is the best of all in the population that the personas represent, if nothing was known before. The interval is that of the 10,000 draws it is counted in. Null where a base is below 5, nothing varies, or neither end is better. */
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
            /** @description Questions that only one of them asked, or that have no figure here. */
            not_compared: string[];
            /** @description How the comparisons were made, in sentences. */
            notes: string[];
        };
        SimulationDifference: {
            /** @description Letter of a simulation. */
            first: string;
            second: string;
            /** @description First minus second; shares in percentage points. */
            difference: number;
            /** @description 95 % interval, not adjusted for the number of comparisons; null without spread. */
            difference_interval: number[] | null;
            /** @description Personas who answered in both; their answers are compared with each other. */
            paired: number;
            /** @description Two-sided; null if there is no test (fewer than 5). */
            p_value: number | null;
            /** @description After Holm, over all tests of the question. */
            adjusted_p_value: number | null;
        };
        Norms: {
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @description Number of other complete concept tests of the company that count. */
            concepts: number;
            /** @description Whether at least one figure has 10 of them. */
            ready: boolean;
            /** @description What is missing, in a sentence: `7 of 10 …`; null if nothing. */
            missing: string | null;
            figures: {
                /** @enum {string} */
                question_id: "purchase_intent" | "uniqueness" | "relevance" | "believability" | "value_for_money" | "liking" | "sentiment";
                /** @enum {string} */
                figure: "mean" | "top_two_box";
                /** @description Figure of this concept; boxes in percent. */
                value: number;
                /** @description Personas of this concept who were rated. */
                base: number;
                /** @description Others with this figure, rated by the same method. */
                concepts: number;
                /** @description Percent of the others below it, equal ones counted by half; null below 10 others. */
                percentile_rank: number | null;
                /** @description 95 % interval, from the errors of this concept's figure and of the others. */
                percentile_interval: number[] | null;
                /** @description Figures of the others; null below 10. */
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
                /** @description Null for a fact. */
                question: string | null;
                /** @description Whether a persona can be in several columns (several options, themes); tests account for this. */
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
            /** @description Personas in no column: they did not answer, or fewer than 5 come from their place. */
            without_column: number;
            /** @description By the weights of the simulation (`aggregate.weighting`). */
            weighted: boolean;
            questions: {
                question_id: string;
                question: string;
                /** @enum {string} */
                kind: "likert" | "multiple_choice" | "open_ended" | "numeric" | "ranking" | "allocation" | "sentiment";
                /** @description For numbers and allocations: days, $, %. */
                unit: string | null;
                /** @description Pairs of cells that were tested: the family of the Holm adjustment. */
                tests: number;
                rows: {
                    /**
                     * @description Ratings: `mean`, `top_two_box` and, for recommendations from 0 to 10, `nps`; choices and themes of open answers: `share`; rankings: `mean_rank` (1 is first); numbers and allocations: `mean`.
                     * @enum {string}
                     */
                    figure: "mean" | "top_two_box" | "nps" | "share" | "mean_rank";
                    /** @description The option or theme; null where the question has one figure. */
                    label: string | null;
                    /** @description Which end is the better one: the highest of ratings, the lowest of mean ranks. Null where neither is: numbers, points given out, shares of options and themes. */
                    best: ("highest" | "lowest") | null;
                    total: components["schemas"]["CrosstabCell"];
                    /** @description In the order of the columns. */
                    cells: components["schemas"]["CrosstabCell"][];
                }[];
                /** @description If two experiments are crossed: whether one changes the effect of the other. Otherwise empty. */
                interactions: components["schemas"]["Interaction"][];
            }[];
            /** @description How the comparisons were made and what is missing, in sentences. */
            notes: string[];
        };
        CrosstabCell: {
            /** @description Personas who answered, unweighted. */
            base: number;
            /** @description Their effective number (Kish); 0 if there are none. */
            effective_n: number;
            /** @description Personas with this option or theme, unweighted; null for means. */
            count: number | null;
            /** @description Weighted; shares in percent. Null without a base. */
            value: number | null;
            /** @description 95 % interval: Wilson for shares, t for means, on the logit scale for boxes, each with the effective n. Null without spread. */
            interval: number[] | null;
            /** @description Letters of those that it differs from at 5 %, Holm-adjusted over all tests of its question. */
            differs_from: string[];
            /** @description Fewer than 5 answers: read with care; it is not tested. */
            small_base: boolean;
        };
        Interaction: {
            /**
             * @description Ratings: `mean`, `top_two_box` and, for recommendations from 0 to 10, `nps`; choices and themes of open answers: `share`; rankings: `mean_rank` (1 is first); numbers and allocations: `mean`.
             * @enum {string}
             */
            figure: "mean" | "top_two_box" | "nps" | "share" | "mean_rank";
            /** @description The option or theme; null where the question has one figure. */
            label: string | null;
            /** @description Arm of the first experiment that is compared with its first arm. */
            first: string;
            /** @description Arm of the second experiment that is compared with its first arm. */
            second: string;
            /** @description By how much the difference between the first experiment's arms is larger in this arm of the second than in its first arm; shares in percentage points. */
            difference: number;
            /** @description 95 %, not adjusted. */
            difference_interval: number[] | null;
            p_value: number | null;
            /** @description After Holm, over the interactions of the question. */
            adjusted_p_value: number | null;
        };
        PreferenceShares: {
            /** @description Number of personas whose choices the shares are estimated from. */
            personas: number;
            /** @description In the order of the request. */
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
        };
        CodebookSummary: {
            /** @description UUIDv7; treat it as opaque. */
            id: string;
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            question_id: string;
            question: string;
            /**
             * @description When it is `complete`, the figures are available.
             * @enum {string}
             */
            status: "coding" | "complete" | "failed";
            /** @description Whether a model drafted the codes; false once you have sent codes. */
            drafted: boolean;
            /** @description In the order that you sent; in a draft, the most common first. */
            codes: components["schemas"]["Code"][];
            /** @description Personas who answered and got no code; null before `complete`. */
            other: {
                /** @description Personas, unweighted. */
                count: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                share_interval: number[];
            } | null;
            /** @description Personas who were asked. */
            asked: number;
            /** @description Number of personas who said something: the base of all shares. */
            answered: number;
            /** @description Personas whose answers the model could not code, at most a tenth; no share counts them. */
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
            /** @description `c1`, `c2`, …; the id of a deleted code is not used again. */
            id: string;
            name: string;
            definition: string;
            /** @description Occurs word for word in one of the answers. */
            example: string | null;
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
             * @description When it is `complete`, the figures are available.
             * @enum {string}
             */
            status: "coding" | "complete" | "failed";
            /** @description Whether a model drafted the codes; false once you have sent codes. */
            drafted: boolean;
            /** @description In the order that you sent; in a draft, the most common first. */
            codes: components["schemas"]["Code"][];
            /** @description Personas who answered and got no code; null before `complete`. */
            other: {
                /** @description Personas, unweighted. */
                count: number;
                /** @description Percent of personas, one decimal. */
                share: number;
                /** @description Wilson 95 % interval of the share, percent, with the effective number of personas. */
                share_interval: number[];
            } | null;
            /** @description Personas who were asked. */
            asked: number;
            /** @description Number of personas who said something: the base of all shares. */
            answered: number;
            /** @description Personas whose answers the model could not code, at most a tenth; no share counts them. */
            not_coded: string[];
            /** @description By the weights of the simulation (`aggregate.weighting`). */
            weighted: boolean;
            /** @description Why it failed. */
            error: string | null;
            usage: components["schemas"]["Usage"];
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
            completed_at: string | null;
            /** @description Personas who answered, with the codes of the answer; empty before `complete`. */
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
            /** @description Whether people count by weights of the file. */
            weighted: boolean;
            /** @description Columns of the file that were left out: those that a survey tool adds, and ignored ones. */
            not_read: string[];
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
                /** @description For scales, in their numbers. */
                mean: number | null;
                /** @description For scales: between people, n − 1. */
                sd: number | null;
                /** @description People by answer, lowest or first first; null where only a mean is known. Weighted ones have decimals and add up to `n`, too. */
                counts: {
                    answer: number | string;
                    count: number;
                }[] | null;
                /** @description Only for weighted people: their effective number (Kish), which intervals use. */
                n_effective?: number;
                /** @description Whether there were rows, so that the people could be divided into halves. */
                halves: boolean;
                subgroups: {
                    /** @enum {string} */
                    by: "gender" | "age" | "income_level";
                    value: string;
                    n: number;
                }[];
                /** @description People by the arm of an experiment that they were in. */
                arms: {
                    experiment_id: string;
                    arm_id: string;
                    n: number;
                }[];
            }[];
            /** @description Only for choices between offers. */
            choices?: {
                /** @description Attributes and levels of the offers. */
                attributes: {
                    name: string;
                    levels: string[];
                }[];
                /** @description Tasks that were answered, over all people. */
                tasks: number;
                /** @description Share of the tasks with “none of them” in which it was chosen, 0 to 1; null without such tasks. */
                none_share: number | null;
            };
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            created_at: string;
        };
        FileReading: {
            /**
             * @description Rows of people, or toplines.
             * @enum {string}
             */
            form: "rows" | "counts" | "means";
            /** @description The survey tool that the file comes from, if it is known. */
            tool: string | null;
            /** @description Rows below the header. */
            people: number;
            /** @description For rows; empty for toplines. `use` is what a column contains, or null if unknown. `likely` is then its probable content, which is not used. */
            columns: {
                name: string;
                /** @description What further header rows say. */
                text: string | null;
                first_values: string[];
                use: components["schemas"]["ColumnUse"] | null;
                likely: components["schemas"]["ColumnUse"] | null;
            }[];
            /** @description Columns that say who was in which arm of an experiment of the named simulation. */
            arms: string[];
            /** @description The questions whose answers columns can contain. */
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
            }[];
            /** @description What only you know. If it is empty, send the file with `mapping`. */
            unsettled: {
                /**
                 * @description What is asked: what the columns contain, whether the codes mean no answer, what each stands for, or which of them mean that the option was chosen.
                 * @enum {string}
                 */
                asks: "use" | "missing" | "meaning" | "chosen";
                columns: string[];
                /** @description Cells whose meaning you need to give. */
                codes: string[];
                problem: string;
            }[];
            /** @description If nothing is unsettled: why the file would still be refused, with its lines. */
            problem: string | null;
            mapping: components["schemas"]["FileMapping"];
        };
        ColumnUse: {
            /** @constant */
            is: "ignore";
        } | {
            /** @constant */
            is: "question";
            /** @description Its id or its text. */
            question: string;
            /** @description For a question with a column for each option: the option of this column. */
            option?: string;
            /** @description Cells that mean that the option was chosen; all others mean that it was not. Without it `1`, `yes`, `x` and the option itself mean that it was, and `0` and `no` that it was not. */
            chosen?: (string | number)[];
            /** @description What each cell stands for: a value of the scale, an option, or the word for a person. With it, a number that it does not list is refused. */
            values?: {
                [key: string]: string | number;
            };
            /**
             * @description Cells that mean no answer, as `["99", "-99"]`. Empty cells, `NA`, `N/A` and `#NULL!` always do.
             * @default []
             */
            missing: (string | number)[];
        } | {
            /** @constant */
            is: "weight";
        } | {
            /** @constant */
            is: "respondent";
        } | {
            /** @constant */
            is: "gender";
            /** @description What each cell stands for: a value of the scale, an option, or the word for a person. With it, a number that it does not list is refused. */
            values?: {
                [key: string]: string | number;
            };
            /**
             * @description Cells that mean no answer, as `["99", "-99"]`. Empty cells, `NA`, `N/A` and `#NULL!` always do.
             * @default []
             */
            missing: (string | number)[];
        } | {
            /** @constant */
            is: "age";
            /** @description What each cell stands for: a value of the scale, an option, or the word for a person. With it, a number that it does not list is refused. */
            values?: {
                [key: string]: string | number;
            };
            /**
             * @description Cells that mean no answer, as `["99", "-99"]`. Empty cells, `NA`, `N/A` and `#NULL!` always do.
             * @default []
             */
            missing: (string | number)[];
        } | {
            /** @constant */
            is: "income_level";
            /** @description What each cell stands for: a value of the scale, an option, or the word for a person. With it, a number that it does not list is refused. */
            values?: {
                [key: string]: string | number;
            };
            /**
             * @description Cells that mean no answer, as `["99", "-99"]`. Empty cells, `NA`, `N/A` and `#NULL!` always do.
             * @default []
             */
            missing: (string | number)[];
        };
        FileMapping: {
            /** @description Rows above the first person. Not needed for Qualtrics and SurveyMonkey. */
            header_rows?: number;
            /**
             * @description Cells that mean no answer, as `["99", "-99"]`. Empty cells, `NA`, `N/A` and `#NULL!` always do.
             * @default []
             */
            missing: (string | number)[];
            /**
             * @description By the name of the column. Columns that are not listed are read by their names.
             * @default {}
             */
            columns: {
                [key: string]: components["schemas"]["ColumnUse"];
            };
        };
        Validity: {
            /** @description UUIDv7; treat it as opaque. */
            simulation_id: string;
            /** @description Null: compared with the group's own respondents. */
            human_study_id: string | null;
            people: {
                name: string;
                source: string;
                fielded_on: string | null;
                n: number;
            };
            questions: components["schemas"]["QuestionValidity"][];
            /** @description One for each that is available: personas, random answering, synthetic respondents without a persona, the direct estimate and the other half of the people. */
            overall: {
                /** @enum {string} */
                answerer: "personas" | "random" | "no_persona" | "direct_estimate" | "other_half";
                questions: number;
                /** @description Pearson over scale questions; null below three. */
                correlation_of_means: number | null;
                /** @description For means, in the numbers of the scales. */
                mean_absolute_error: number | null;
                /** @description For means over ranges and for shares, 0 to 1. */
                mean_absolute_error_over_range: number | null;
                /** @description For the line above, 95 %, over questions. */
                mean_absolute_error_interval: number[] | null;
                mean_ks_similarity: number | null;
                mean_sd_ratio: number | null;
                /** @description Correlation of means over √(split-half reliability of the people's means). */
                attainment: number | null;
            }[];
            split_half_reliability: number | null;
            /** @description Effects of the survey's experiments, if the human study has the answers by arm. */
            experiments: components["schemas"]["ExperimentValidity"][];
            /** @enum {string} */
            verdict: "personas_nearer" | "direct_estimate_nearer" | "undecided" | "not_compared";
            /** @description The result in words, in the study's language, even if it speaks against the personas. */
            sentence: string;
            /** @description Only for a conjoint simulation, which has no `questions`, `overall` and verdict. */
            choices?: components["schemas"]["ChoiceValidity"];
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
                /** @description People who answered. */
                n: number;
                /** @description Only for weighted people: their effective number (Kish), which intervals use. */
                n_effective?: number;
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
                /** @description 95 % interval: lower, upper; null where a single persona or (nearly) identical answers show no spread. */
                difference_interval: number[] | null;
                ks_similarity: number | null;
            }[];
        };
        Fidelity: {
            /** @description Answers; null for random answering and the direct estimate. */
            n: number | null;
            /** @description For scales. */
            mean: number | null;
            /** @description For scales: spread of all answers, not of the personas' means. */
            sd: number | null;
            /** @description Mean minus the people's. For the other half: its mean size over divisions. Null for options. */
            difference: number | null;
            /** @description 95 %, Welch; paired where persons are. */
            difference_interval: number[] | null;
            /** @description Spread divided by the people's; null if theirs is 0. */
            sd_ratio: number | null;
            /** @description 1 − the largest difference of cumulative shares. */
            ks_similarity: number | null;
            /** @description Earth mover's distance over the scale's range. */
            wasserstein_over_range: number | null;
            /** @description Half the summed differences of shares, 0 to 1; where several could be chosen of all that were. */
            total_variation: number | null;
            /** @description For options: shares, 0 to 1, with the people's; empty for scales. */
            shares: {
                answer: string;
                share: number;
                people: number;
            }[];
            /** @description Options that people chose and none of these did. */
            empty_options: string[];
        };
        PairedEstimate: {
            /** @description People with an answer and a persona made from them. */
            asked: number;
            /** @description Personas made from people who did not answer. */
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
            /** @description Number of human answers alone that would be as precise: asked × (people's width ÷ this width)². */
            human_answers_worth: number;
            /** @description 1/√(asked − 2): below this correlation, personas make the estimate worse. */
            useful_correlation: number | null;
            helps: boolean;
        };
        ExperimentValidity: {
            experiment_id: string;
            name: string;
            arms: {
                arm_id: string;
                name: string;
            }[];
            contrasts: {
                question_id: string;
                question: string;
                /** @description Option whose shares differ; null: means of a scale. If there are two options, only the first is compared. */
                option: string | null;
                /** @description Arm. */
                first: string;
                /** @description Arm; differences are the first minus the second. */
                second: string;
                people: {
                    /** @description In the numbers of the scale; −1 to 1 for shares. */
                    difference: number;
                    /** @description 95 %: Welch's of means, Newcombe's of shares. */
                    interval: number[] | null;
                    /** @description Number of answers in the first and in the second arm. */
                    n: number[];
                };
                personas: {
                    /** @description In the numbers of the scale; −1 to 1 for shares. */
                    difference: number;
                    /** @description 95 %: Welch's of means, Newcombe's of shares. */
                    interval: number[] | null;
                    /** @description Number of answers in the first and in the second arm. */
                    n: number[];
                };
                /** @description Whether people and personas differ in the same direction. Null if the people's interval includes 0 or the personas do not differ. */
                direction_right: boolean | null;
                /** @description The personas' difference divided by the people's; null if the people's interval includes 0. */
                size_ratio: number | null;
                /** @description 95 %, Fieller's; null if the people's difference is too uncertain for an interval. */
                size_ratio_interval: number[] | null;
            }[];
            directions: {
                /** @description Contrasts in which people's interval excludes 0. */
                known: number;
                /** @description How many of these have the same direction for personas. */
                right: number;
                /** @description How many have the opposite direction. In the rest, the personas do not differ. */
                wrong: number;
                /** @description Exact 95 % interval of the share of right directions; guessing gives 0.5. It treats the contrasts as independent, although some share the same people, so it is somewhat too narrow. */
                interval: number[] | null;
            };
            sentence: string;
        };
        ChoiceValidity: {
            personas: number;
            /** @description Tasks that people answered, over all of them. */
            tasks: number;
            part_worths: {
                attribute: string;
                levels: {
                    /** @description From the people's choices alone. */
                    people: {
                        value: number;
                        /** @description 95 %, clustered by person; null for a single person. */
                        interval: number[] | null;
                    };
                    personas: {
                        value: number;
                        /** @description 95 %, clustered by person; null for a single person. */
                        interval: number[] | null;
                    };
                    /** @description From the people with the help of their personas; the same as `people` if the personas do not help. */
                    helped: {
                        value: number;
                        /** @description 95 %, clustered by person; null for a single person. */
                        interval: number[] | null;
                    };
                    /** @description People whose choices alone would be as precise: people × (their width ÷ the helped width)². */
                    human_answers_worth: number;
                    level: string;
                }[];
            }[];
            /** @description Null if people or personas could not choose “none of them”. */
            none_utility: {
                /** @description From the people's choices alone. */
                people: {
                    value: number;
                    /** @description 95 %, clustered by person; null for a single person. */
                    interval: number[] | null;
                };
                personas: {
                    value: number;
                    /** @description 95 %, clustered by person; null for a single person. */
                    interval: number[] | null;
                };
                /** @description From the people with the help of their personas; the same as `people` if the personas do not help. */
                helped: {
                    value: number;
                    /** @description 95 %, clustered by person; null for a single person. */
                    interval: number[] | null;
                };
                /** @description People whose choices alone would be as precise: people × (their width ÷ the helped width)². */
                human_answers_worth: number;
            } | null;
            /** @description Pearson, of the part-worths of all levels. */
            correlation: number | null;
            /** @description Spearman, of the same. */
            rank_correlation: number | null;
            /** @description Root mean square of the personas' part-worths divided by the people's: above 1 personas choose more consistently, or differ less in their tastes. */
            relative_scale: number | null;
            /** @description How often “none of them” was chosen, where it was offered. */
            none_share: {
                people: {
                    /** @description 0 to 1. */
                    share: number;
                    /** @description 95 %, over people or personas; null for a single one, or if all are the same. */
                    interval: number[] | null;
                };
                personas: {
                    /** @description 0 to 1. */
                    share: number;
                    /** @description 95 %, over people or personas; null for a single one, or if all are the same. */
                    interval: number[] | null;
                };
            } | null;
            /** @description Over all choices of people, 0 to 1. */
            hit_rate: {
                /** @description Over all people; with a very large number of tasks and personas, over a part of them. */
                choices: number;
                /** @description Choices of people predicted by the personas' model, which has seen none of them. */
                personas: {
                    /** @description 0 to 1. */
                    share: number;
                    /** @description 95 %, over people or personas; null for a single one, or if all are the same. */
                    interval: number[] | null;
                };
                /** @description Predicted by the people's own logit, each person from the others (tenths left out). */
                people: {
                    /** @description 0 to 1. */
                    share: number;
                    /** @description 95 %, over people or personas; null for a single one, or if all are the same. */
                    interval: number[] | null;
                } | null;
                chance: number;
            };
            /** @description Prediction-powered logit (PPI++, power-tuned). */
            help: {
                /** @description Weight of the personas, 0 to 1; with 0, the estimate is that of the people alone. */
                lambda: number;
                /** @description Why the weight is 0: no persona was made from a person who chose, or there are no personas of other people. Or there are too few people for the utilities, their choices separate, or personas choose too differently from their people. Null if personas help. */
                reason: ("unpaired" | "nobody_else" | "few_people" | "separation" | "no_gain") | null;
                /** @description People who chose. */
                asked: number;
                /** @description People from whom a persona of the simulation was made. */
                paired: number;
                /** @description Personas made from people who were not asked to choose. */
                predicted: number;
                /** @description People whose choices alone would be as precise, by the summed variance of all part-worths. */
                human_answers_worth: number;
            };
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
            /** @description For a real respondent a code, `R-0007`. */
            full_name: string;
            age: number;
            gender: string;
            /** @description City and country; for a real respondent, as in the row. */
            location: string;
            occupation: string;
            /** @enum {string} */
            income_level: "Low" | "Middle" | "High";
            /** @description A drawn portrait; needs no token. */
            avatar_url: string;
            /** @description Number of persona groups that reuse the persona. */
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
            /** @description For a real respondent a code, `R-0007`. */
            full_name: string;
            age: number;
            gender: string;
            /** @description City and country; for a real respondent, as in the row. */
            location: string;
            occupation: string;
            /** @enum {string} */
            income_level: "Low" | "Middle" | "High";
            /** @description A drawn portrait; needs no token. */
            avatar_url: string;
            /** @description Number of persona groups that reuse the persona. */
            times_used: number;
            last_used_at: string | null;
            retired: boolean;
            /** @description 100 times the consistency with which the persona qualified, one decimal. */
            reliability_score: number;
            /** @description UTC, ISO 8601, milliseconds, no zone suffix. */
            promoted_at: string;
            /** @description 3 to 5 for an invented persona. A real respondent has none, and no brands, habits or prices either. */
            personality_traits: string[];
            trusted_brands: string[];
            distrusted_brands: string[];
            digital_habits: string;
            price_sensitivity: string;
            /** @description For a real respondent: their own words, verbatim. */
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
        BrandOutput: {
            /**
             * @description A PNG or JPEG file in base64, at most 100 KB. Null: none.
             * @default null
             */
            logo: string | null;
            /**
             * @description `#rrggbb`. Where it could not be read, it is darkened or lightened. Null: the service's.
             * @default null
             */
            colour: string | null;
        };
    };
}

export interface operations {
    getHealth: {
        responses: {
            /** @description The service is up, and its database reads and writes. */
            200: {
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getAvatar: {
        parameters: {
            query?: {
                /** @description Length of the hair; any if absent. */
                hair?: "long" | "short";
            };
            path: {
                /** @description Id of the avatar. */
                avatar_id: string;
            };
        };
        responses: {
            /** @description An SVG image. */
            200: {
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    signUp: {
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
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
        };
    };
    logIn: {
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
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
        };
    };
    refreshSession: {
        responses: {
            /** @description A new access token. */
            200: {
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
        };
    };
    logOut: {
        responses: {
            /** @description The session has ended. */
            204: undefined;
        };
    };
    getCurrentUser: {
        responses: {
            /** @description The user. */
            200: {
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    getNotifications: {
        responses: {
            /** @description By default there are none. */
            200: {
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
        };
    };
    updateNotifications: {
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notifications"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
        };
    };
    forgotPassword: {
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
            /** @description Accepted. The response does not reveal whether the address has an account. */
            200: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    resetPassword: {
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
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    acceptInvitation: {
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
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
        };
    };
    deleteCompany: {
        parameters: {
            query: {
                /** @description The company's name, exactly as it is. */
                name: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    getCompanyUsage: {
        responses: {
            /** @description This month, as far as it is written down; a call counts when it has ended. */
            200: {
                content: {
                    "application/json": components["schemas"]["CompanyUsage"];
                };
            };
        };
    };
    getCalibration: {
        responses: {
            /** @description As of now. */
            200: {
                content: {
                    "application/json": components["schemas"]["Calibration"];
                };
            };
        };
    };
    getCompanySettings: {
        responses: {
            /** @description As it is now. */
            200: {
                content: {
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
        };
    };
    updateCompanySettings: {
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySettingsChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                content: {
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of users in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
        };
        responses: {
            /** @description Users, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of invitations in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
        };
        responses: {
            /** @description Invitations, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
        };
    };
    inviteMember: {
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
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            path: {
                /** @description Id of the user. */
                user_id: string;
            };
        };
        responses: {
            /** @description Removed. */
            204: undefined;
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of API keys in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
        };
        responses: {
            /** @description Keys, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
        };
    };
    createApiKey: {
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the key is for. */
                    name: string;
                    /**
                     * @description What it may do: `member` all research work, `owner` also what only owners may. Neither may do what only users may.
                     * @enum {string}
                     */
                    role: "owner" | "member";
                };
            };
        };
        responses: {
            /** @description The key, this once. */
            201: {
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            path: {
                /** @description Id of the api key. */
                api_key_id: string;
            };
        };
        responses: {
            /** @description Revoked. */
            204: undefined;
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of webhooks in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
        };
        responses: {
            /** @description Webhooks, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    createWebhook: {
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description The webhook, and its secret for the only time. */
            201: {
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    updateWebhook: {
        parameters: {
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["UpdatedWebhook"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of deliveries in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description Deliveries, newest first; a hundred unless `limit` says less. */
            200: {
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            path: {
                /** @description Id of the webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description The delivery, which is on its way. */
            202: {
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of projects in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
        };
        responses: {
            /** @description Projects, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    createProject: {
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
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    createSampleProject: {
        responses: {
            /** @description The new project. */
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description The project. */
            200: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    updateProject: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    parseAudiencePrompt: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["AudienceSuggestion"];
                };
            };
        };
    };
    previewPersonaGroup: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
            /** @description The preview. */
            200: {
                content: {
                    "application/json": components["schemas"]["AudiencePreview"];
                };
            };
        };
    };
    listPersonaGroups: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of persona groups in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
                /** @description Only groups in this state. */
                generation_status?: "pending" | "generating" | "complete" | "failed";
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description Groups, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["PersonaGroup"][];
                };
            };
        };
    };
    createPersonaGroup: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["PersonaGroup"];
                };
            };
        };
    };
    getPersonaGroup: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
        };
        responses: {
            /** @description The group. */
            200: {
                content: {
                    "application/json": components["schemas"]["PersonaGroup"];
                };
            };
        };
    };
    deletePersonaGroup: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    updatePersonaGroup: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["PersonaGroup"];
                };
            };
        };
    };
    generatePersonas: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["GenerationStarted"];
                };
            };
        };
    };
    listPersonas: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of personas in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
        };
        responses: {
            /** @description Personas, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["Persona"][];
                };
            };
        };
    };
    deletePersonas: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    getPersona: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
                /** @description Id of the persona. */
                persona_id: string;
            };
        };
        responses: {
            /** @description The persona. */
            200: {
                content: {
                    "application/json": components["schemas"]["Persona"];
                };
            };
        };
    };
    deletePersona: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
                /** @description Id of the persona. */
                persona_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    listRespondents: {
        parameters: {
            query?: {
                /** @description Maximum number of respondents in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
        };
        responses: {
            /** @description Respondents in the order of their codes. */
            200: {
                content: {
                    "application/json": components["schemas"]["Respondent"][];
                };
            };
        };
    };
    uploadRespondents: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One row per person: .csv. At most 4.5 MB.
                     */
                    file: string;
                    /** @description What the columns contain, as JSON. `id` finds duplicates and is not kept. `facts` has columns by name (age, gender, income_level, occupation, education, household, location). `own_words` is free text. `answers` has columns by question id of a study, with several options separated by `|`. `ignored` columns are not read. `missing` lists codes that mean no answer. `values` says what codes stand for, by column. `header_rows` is the number of header rows. */
                    columns: string;
                    /** @description Your declaration that these people agreed to this use. */
                    consent: string;
                };
            };
        };
        responses: {
            /** @description The rows are being made into personas. */
            202: {
                content: {
                    "application/json": components["schemas"]["GenerationStarted"];
                };
            };
        };
    };
    deleteRespondent: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the group. */
                group_id: string;
                /** @description Id of the respondent. */
                respondent_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    getSamplePlan: {
        parameters: {
            query?: {
                /** @description In the numbers of the scale. */
                half_width?: number;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                content: {
                    "application/json": components["schemas"]["SamplePlan"];
                };
            };
        };
    };
    listBriefings: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of briefings in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description Briefings, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["Briefing"][];
                };
            };
        };
    };
    createBriefing: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["Briefing"];
                };
            };
        };
    };
    createBriefingUpload: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
        };
    };
    getBriefing: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the briefing. */
                briefing_id: string;
            };
        };
        responses: {
            /** @description The briefing. */
            200: {
                content: {
                    "application/json": components["schemas"]["Briefing"];
                };
            };
        };
    };
    deleteBriefing: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the briefing. */
                briefing_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    getBriefingPicture: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the briefing. */
                briefing_id: string;
            };
        };
        responses: {
            /** @description The image. */
            200: {
                content: {
                    "image/jpeg": unknown;
                    "image/png": unknown;
                };
            };
        };
    };
    listSimulations: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of simulations in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
                /** @description Only simulations of this type. */
                simulation_type?: "concept_test" | "survey" | "focus_group" | "idi_ai" | "idi_manual" | "conjoint";
                /** @description Only simulations that are in this state. */
                status?: "pending" | "running" | "active" | "generating_report" | "complete" | "failed" | "aborted";
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description Simulations, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["Simulation"][];
                };
            };
        };
    };
    createSimulation: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                    /** @description For a concept_test: 2 to 10 concepts, shown as `design` says. `prompt_question` may then be absent. If present, each is shown below it. */
                    concepts?: {
                        /** @description Its headline: shown to the personas above its text. */
                        name: string;
                        text: string;
                        /** @description Shown with this concept only; those of the study are shown with each. */
                        briefing_ids?: string[];
                    }[] | null;
                    /** @description How `concepts` are shown. `sequential` (default): every persona reacts to each, in a rotated order. `monadic`: each persona reacts to one; they are divided equally and balanced within gender and age. */
                    design?: ("sequential" | "monadic") | null;
                    /**
                     * @description Also asks the model, once per closed question and without any persona, how the audience answers. `GET …/validity` compares the personas with this. Only for concept tests and surveys.
                     * @default false
                     */
                    direct_estimate?: boolean;
                    /** @description Weights the personas to margins of the population by raking. Every figure, interval and conjoint estimate then uses the weights. Without it, every persona has the weight 1. */
                    weights?: {
                        /** @description Margins of the population that you know. */
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
                        /** @description Largest weight of a persona, as a multiple of the mean weight. Margins may then be missed. Absent: no limit. */
                        cap?: number;
                    };
                    /** @description Surveys only. Invites as many personas as you want completes and replaces those screened out, by quotas if there are any. Without it every persona of the group is asked. */
                    sample?: {
                        /** @description How many personas should complete the survey. The same number is asked first. */
                        completes: number;
                        /**
                         * @description How many personas of the group may replace those who are screened out.
                         * @default 0
                         */
                        replacements?: number;
                        /**
                         * @description How many of the completes come from which personas, by one or two facts. Completes that the quotas of a fact leave over come from all other personas.
                         * @default []
                         */
                        quotas?: {
                            /** @enum {string} */
                            fact: "gender" | "age" | "income_level" | "location" | "occupation";
                            /** @description For every fact except age. A location is its city, or city and country. */
                            value?: string;
                            /** @description For age: the youngest of the band. */
                            min?: number;
                            /** @description For age: the oldest of the band. */
                            max?: number;
                            /** @description How many of these personas should complete the survey. */
                            completes: number;
                        }[];
                    };
                    max_cost_usd?: number | null;
                    /** @description Language of the report, its exports and its links (BCP 47): en, de, fr, es, pt, ja. Absent: the language that the reader asks for, or else the study's. */
                    report_language?: ("en" | "de" | "fr" | "es" | "pt" | "ja") | null;
                };
            };
        };
        responses: {
            /** @description The new simulation. */
            201: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    getConvergence: {
        parameters: {
            query: {
                /** @description The group whose simulations are compared. */
                persona_group_id: string;
                /** @description Only simulations that show this briefing. */
                briefing_id?: string;
                /** @description Language of the interpretation and the notes. Absent: that of the group. */
                language?: "en" | "de" | "fr" | "es" | "pt" | "ja";
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description The comparison. */
            200: {
                content: {
                    "application/json": components["schemas"]["Convergence"];
                };
            };
        };
    };
    getSimulation: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    deleteSimulation: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    abortSimulation: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The aborted simulation. */
            200: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    retrySimulation: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The simulation; it runs in the background. */
            202: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    rewriteReport: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The simulation; the words are written in the background. */
            202: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    getSimulationResults: {
        parameters: {
            query?: {
                /** @description Maximum number of personas in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The results. */
            200: {
                content: {
                    "application/json": components["schemas"]["SimulationResults"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Maximum number of messages in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description Messages in their order; none for studies without a talk. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    /** @description Persona that the message goes to. Absent: the last one you wrote to; at first the group's first. */
                    persona_id?: string | null;
                };
            };
        };
        responses: {
            /** @description The message and the reply. */
            201: {
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        reply: components["schemas"]["Message"];
                    };
                };
            };
        };
    };
    estimateSimulation: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                    /** @description For a concept_test: as for its creation, or their number. */
                    concepts?: (number | {
                        /** @description Its headline: shown to the personas above its text. */
                        name: string;
                        text: string;
                        /** @description Shown with this concept only; those of the study are shown with each. */
                        briefing_ids?: string[];
                    }[]) | null;
                    /** @description How `concepts` are shown. `sequential` (default): every persona reacts to each, in a rotated order. `monadic`: each persona reacts to one; they are divided equally and balanced within gender and age. */
                    design?: ("sequential" | "monadic") | null;
                    /**
                     * @description Also asks the model, once per closed question and without any persona, how the audience answers. `GET …/validity` compares the personas with this. Only for concept tests and surveys.
                     * @default false
                     */
                    direct_estimate?: boolean;
                    /** @description Weights the personas to margins of the population by raking. Every figure, interval and conjoint estimate then uses the weights. Without it, every persona has the weight 1. */
                    weights?: {
                        /** @description Margins of the population that you know. */
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
                        /** @description Largest weight of a persona, as a multiple of the mean weight. Margins may then be missed. Absent: no limit. */
                        cap?: number;
                    };
                    /** @description Surveys only. Invites as many personas as you want completes and replaces those screened out, by quotas if there are any. Without it every persona of the group is asked. */
                    sample?: {
                        /** @description How many personas should complete the survey. The same number is asked first. */
                        completes: number;
                        /**
                         * @description How many personas of the group may replace those who are screened out.
                         * @default 0
                         */
                        replacements?: number;
                        /**
                         * @description How many of the completes come from which personas, by one or two facts. Completes that the quotas of a fact leave over come from all other personas.
                         * @default []
                         */
                        quotas?: {
                            /** @enum {string} */
                            fact: "gender" | "age" | "income_level" | "location" | "occupation";
                            /** @description For every fact except age. A location is its city, or city and country. */
                            value?: string;
                            /** @description For age: the youngest of the band. */
                            min?: number;
                            /** @description For age: the oldest of the band. */
                            max?: number;
                            /** @description How many of these personas should complete the survey. */
                            completes: number;
                        }[];
                    };
                    max_cost_usd?: number | null;
                    /** @description Language of the report, its exports and its links (BCP 47): en, de, fr, es, pt, ja. Absent: the language that the reader asks for, or else the study's. */
                    report_language?: ("en" | "de" | "fr" | "es" | "pt" | "ja") | null;
                    /** @description Number of typical personas, if there is no group yet. */
                    personas?: number;
                    /** @description For a survey: the body of `POST …/survey`, as JSON or as text in the plain format. */
                    survey?: string | components["schemas"]["SurveyInput"];
                    /** @description For an idi_ai: its guide as text in the plain format. */
                    script?: string;
                    /** @description For a conjoint study: the body of `POST …/conjoint-design`. Absent: five attributes of three levels each. */
                    conjoint_design?: components["schemas"]["ConjointDesignInput"];
                    /** @description For a survey or guide that is not written yet: the number of its questions, of a typical kind. */
                    questions?: number;
                    /**
                     * @description Number of reruns of a later reliability check, to be included in the estimate.
                     * @default 0
                     */
                    reruns?: number;
                };
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                content: {
                    "application/json": components["schemas"]["Estimate"];
                };
            };
        };
    };
    downloadSurvey: {
        parameters: {
            query?: {
                /** @description The format of the file. */
                format?: "json" | "text" | "docx" | "qsf";
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/json": unknown;
                    "text/plain": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                    "application/vnd.qualtrics.survey+json": unknown;
                };
            };
        };
    };
    uploadSurvey: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
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
            /** @description The questions as they were read. Check them before you run the survey. */
            200: {
                content: {
                    "application/json": {
                        /** @description UUIDv7; treat it as opaque. */
                        simulation_id: string;
                        survey_schema: components["schemas"]["SurveySchema"];
                        /** @description Parts of another product's export that surveys of this service do not have, and that change neither who is asked nor what is asked. Empty for other files. */
                        not_imported: components["schemas"]["NotImported"][];
                    };
                };
            };
        };
    };
    readQuestions: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A questionnaire (.txt, .docx, .qsf or .lss) or a discussion guide (.txt or .docx). At most 4.5 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What the file says, and what is wrong with it. */
            200: {
                content: {
                    "application/json": components["schemas"]["Reading"];
                };
            };
        };
    };
    runSurvey: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The simulation; it runs in the background. */
            202: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    uploadScript: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The discussion guide: .txt or .docx. At most 4.5 MB.
                     */
                    file: string;
                };
                "application/json": components["schemas"]["DiscussionGuideInput"];
            };
        };
        responses: {
            /** @description The simulation with its `script`; it runs in the background. */
            202: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    previewConjointDesign: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConjointDesignInput"];
            };
        };
        responses: {
            /** @description The design and tasks. */
            200: {
                content: {
                    "application/json": components["schemas"]["ConjointPreview"];
                };
            };
        };
    };
    sendConjointDesign: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    endInterview: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The simulation; its report is being written. */
            202: {
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
        };
    };
    getReliabilityCheck: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The study. */
            200: {
                content: {
                    "application/json": components["schemas"]["ReliabilityStudy"];
                };
            };
        };
    };
    startReliabilityCheck: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        /** @description JSON of at most 1 MB. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReliabilityCheck"];
            };
        };
        responses: {
            /** @description The reliability check; poll it until it is complete. */
            202: {
                content: {
                    "application/json": components["schemas"]["ReliabilityStudy"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description Language of the page's own words. Words of people and models stay as they are. Absent: the simulation's `report_language`, or else the first language of `Accept-Language` that reports speak, or else the study's language. */
                language?: "en" | "de" | "fr" | "es" | "pt" | "ja";
                /** @description One section, with all of its figures, instead of the whole report. */
                section?: "validity" | "reliability" | "concepts" | "crosstab" | "comparison" | "norms";
                /** @description For `validity`: the people to compare the simulation with. */
                human_study_id?: string;
                /** @description Required for `crosstab`: what makes the columns, as in `GET …/crosstab`. */
                by?: string;
                /** @description Required for `comparison`: 1 to 9 other complete simulations, separated by commas. */
                with?: string;
                /** @description For `crosstab` and `comparison`: ids of the questions to show, separated by commas. Absent: all. */
                questions?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The page. */
            200: {
                content: {
                    "text/html": string;
                };
            };
        };
    };
    exportResults: {
        parameters: {
            query: {
                /** @description The format of the file. */
                format: "csv" | "xlsx" | "sav" | "jsonl" | "docx" | "pptx" | "md";
                /** @description For docx and pptx and md: language of the report's own words. Words of people and models stay as they are. Absent: the simulation's `report_language`, or else the first language of `Accept-Language` that reports speak, or else the study's language. */
                language?: "en" | "de" | "fr" | "es" | "pt" | "ja";
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/x-spss-sav": unknown;
                    "application/jsonl": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": unknown;
                    "text/markdown": unknown;
                };
            };
        };
    };
    listReportLinks: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of report links in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description Links, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["ReportLink"][];
                };
            };
        };
    };
    createReportLink: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
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
                content: {
                    "application/json": components["schemas"]["ReportLink"];
                };
            };
        };
    };
    deleteReportLink: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the link. */
                link_id: string;
            };
        };
        responses: {
            /** @description Revoked. */
            204: undefined;
        };
    };
    readSharedReport: {
        parameters: {
            query?: {
                /** @description Language of the page's own words. Words of people and models stay as they are. Absent: the simulation's `report_language`, or else the first language of `Accept-Language` that reports speak, or else the study's language. */
                language?: "en" | "de" | "fr" | "es" | "pt" | "ja";
            };
            path: {
                /** @description The token of the address. */
                token: string;
            };
        };
        responses: {
            /** @description The page. */
            200: {
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getDisclosure: {
        parameters: {
            query?: {
                /** @description Language of the texts. Absent: the study's language. */
                language?: "en" | "de" | "fr" | "es" | "pt" | "ja";
                /** @description `true`, for owners only: also every prompt as it was sent. */
                prompts?: "true" | "false";
                /** @description With `prompts=true`: only the prompts of this persona. */
                persona_id?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The disclosure. */
            200: {
                content: {
                    "application/json": components["schemas"]["Disclosure"];
                };
            };
        };
    };
    getReplay: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The bundle. */
            200: {
                content: {
                    "application/json": components["schemas"]["ReplayBundle"];
                };
            };
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
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description The comparison. */
            200: {
                content: {
                    "application/json": components["schemas"]["SimulationComparison"];
                };
            };
        };
    };
    getNorms: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description Its percentile ranks. */
            200: {
                content: {
                    "application/json": components["schemas"]["Norms"];
                };
            };
        };
    };
    getCrosstab: {
        parameters: {
            query: {
                /** @description What makes the columns: gender, age, income_level, location, the id of a question, codes.q7, or experiment:price. */
                by: string;
                /** @description Ids of the questions in the rows, between commas. Absent: all but that of the columns. */
                questions?: string;
                /** @description Language of the notes and of the service's own words. Absent: the study's language. */
                language?: "en" | "de" | "fr" | "es" | "pt" | "ja";
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The cross-tab. */
            200: {
                content: {
                    "application/json": components["schemas"]["Crosstab"];
                };
            };
        };
    };
    simulateShares: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        /** @description JSON of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferenceSharesInput"];
            };
        };
        responses: {
            /** @description The shares. */
            200: {
                content: {
                    "application/json": components["schemas"]["PreferenceShares"];
                };
            };
        };
    };
    listCodebooks: {
        parameters: {
            query?: {
                /** @description Maximum number of codebooks in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the question of the last codebook of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The codebooks. */
            200: {
                content: {
                    "application/json": components["schemas"]["CodebookSummary"][];
                };
            };
        };
    };
    getCodebook: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the question. */
                question_id: string;
            };
        };
        responses: {
            /** @description The codebook. */
            200: {
                content: {
                    "application/json": components["schemas"]["Codebook"];
                };
            };
        };
    };
    codeAnswers: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the question. */
                question_id: string;
            };
        };
        /** @description JSON of at most 1 MB. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description All codes of the codebook. A code that is left out is removed. Absent: a model drafts them. */
                    codes?: {
                        /** @description The id of an existing code, which keeps its answers unless its definition changes. */
                        id?: string | null;
                        /** @description Its name in reports. Renaming it does not code answers again. */
                        name: string;
                        /** @description What an answer has to say to get this code. */
                        definition: string;
                        /** @description Words from one of the answers, letter for letter. */
                        example?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The codebook; poll it until it is complete. */
            202: {
                content: {
                    "application/json": components["schemas"]["Codebook"];
                };
            };
        };
    };
    deleteCodebook: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
                /** @description Id of the question. */
                question_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    listHumanStudies: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of human studies in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        responses: {
            /** @description Human studies, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["HumanStudy"][];
                };
            };
        };
    };
    createHumanStudy: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
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
                    /** @description For a file of rows: kind, scale and options of the questions in its columns, by `question_id` or `text`, as a list in JSON without `results`. Not needed for questions of the simulation. */
                    questions?: string;
                    /** @description For a file of rows: what the file itself does not say, as JSON (`FileMapping`): `header_rows`, `missing` codes, and `columns` by name, each with `is` (`question`, `ignore`, `weight`, `respondent`, `gender`, `age`, `income_level`), `question`, `option`, `chosen`, `values` and `missing`. */
                    mapping?: string;
                };
                "application/json": components["schemas"]["CreateHumanStudy"];
            };
        };
        responses: {
            /** @description The new human study. */
            201: {
                content: {
                    "application/json": components["schemas"]["HumanStudy"];
                };
            };
        };
    };
    readHumanStudyFile: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Rows or toplines: .csv. At most 4.5 MB.
                     */
                    file: string;
                    /** @description The simulation that asked the same; without it the first complete one of the project that did. */
                    simulation_id?: string | null;
                    /** @description For a file of rows: kind, scale and options of the questions in its columns, by `question_id` or `text`, as a list in JSON without `results`. Not needed for questions of the simulation. */
                    questions?: string;
                    /** @description For a file of rows: what the file itself does not say, as JSON (`FileMapping`): `header_rows`, `missing` codes, and `columns` by name, each with `is` (`question`, `ignore`, `weight`, `respondent`, `gender`, `age`, `income_level`), `question`, `option`, `chosen`, `values` and `missing`. */
                    mapping?: string;
                };
            };
        };
        responses: {
            /** @description What the file says. */
            200: {
                content: {
                    "application/json": components["schemas"]["FileReading"];
                };
            };
        };
    };
    getValidity: {
        parameters: {
            query?: {
                /** @description The people to compare the simulation with. */
                human_study_id?: string;
            };
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the simulation. */
                simulation_id: string;
            };
        };
        responses: {
            /** @description The comparison. */
            200: {
                content: {
                    "application/json": components["schemas"]["Validity"];
                };
            };
        };
    };
    getHumanStudy: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the human study. */
                human_study_id: string;
            };
        };
        responses: {
            /** @description The human study. */
            200: {
                content: {
                    "application/json": components["schemas"]["HumanStudy"];
                };
            };
        };
    };
    deleteHumanStudy: {
        parameters: {
            path: {
                /** @description Id of the project. */
                project_id: string;
                /** @description Id of the human study. */
                human_study_id: string;
            };
        };
        responses: {
            /** @description Deleted. */
            204: undefined;
        };
    };
    searchLibraryPersonas: {
        parameters: {
            query?: {
                /** @description Part of a city or country, or its whole name in another language. Several parts, separated by commas, must all match. Must contain a letter or a digit; empty is the same as absent. */
                location?: string;
                /** @description `All` does not restrict the search. */
                gender?: "Male" | "Female" | "All";
                /** @description Absent: any. */
                income_level?: "Low" | "Middle" | "High";
                /** @description Youngest age, inclusive. */
                age_min?: number;
                /** @description Oldest age, inclusive. */
                age_max?: number;
                /** @description Keywords; every word must match. Words of up to two letters match whole words. Must contain a letter or a digit; empty is the same as absent. */
                occupation?: string;
                /** @description Personas per page. */
                limit?: number;
                /** @description Personas to skip. */
                offset?: number;
            };
        };
        responses: {
            /** @description One page of the personas that match. */
            200: {
                content: {
                    "application/json": components["schemas"]["LibraryPersonaPage"];
                };
            };
        };
    };
    getLibraryPersona: {
        parameters: {
            path: {
                /** @description Id of the library persona. */
                id: string;
            };
        };
        responses: {
            /** @description The persona. */
            200: {
                content: {
                    "application/json": components["schemas"]["LibraryPersonaProfile"];
                };
            };
        };
    };
    listLibraryPersonaProjects: {
        parameters: {
            query?: {
                /** @description By creation; `asc` is oldest first. */
                order?: "asc" | "desc";
                /** @description Maximum number of projects in the answer. Absent: all. */
                limit?: number;
                /** @description Id of the last item of the previous page. */
                after?: string;
            };
            path: {
                /** @description Id of the library persona. */
                id: string;
            };
        };
        responses: {
            /** @description Projects, oldest first. */
            200: {
                content: {
                    "application/json": components["schemas"]["LibraryPersonaProject"][];
                };
            };
        };
    };
    retireLibraryPersona: {
        parameters: {
            path: {
                /** @description Id of the library persona. */
                id: string;
            };
        };
        responses: {
            /** @description The retired persona. */
            200: {
                content: {
                    "application/json": components["schemas"]["LibraryPersonaProfile"];
                };
            };
        };
    };
    getOpenApiDocument: {
        responses: {
            /** @description The OpenAPI document. */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getReferencePage: {
        responses: {
            /** @description The page. */
            200: {
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getConsole: {
        responses: {
            /** @description The page. */
            200: {
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getConsoleWords: {
        parameters: {
            path: {
                /** @description The language of the address. */
                language: string;
            };
        };
        responses: {
            /** @description Each English text with its translation, or with one for each plural form (CLDR). */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
}
