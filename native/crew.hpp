// Crew: threads that wait for work, so that a step of a batch does not pay for starting them.
#pragma once

#include <algorithm>
#include <barrier>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace lunarium {

class Crew {
public:
    // A part of the work: from here on, and up to here.
    using Work = std::function<void(std::size_t, std::size_t)>;

    explicit Crew(int threads) : size(static_cast<std::size_t>(threads)), turn(threads) {
        for (std::size_t member = 1; member < size; ++member) {
            members.emplace_back([this, member] { serve(member); });
        }
    }

    ~Crew() {
        work = nullptr;
        if (size > 1) {
            turn.arrive_and_wait();
        }
    }

    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Share so many items among all threads, the caller's included; done when all are. The work must not throw.
    void share(std::size_t items, const Work& shared) {
        if (size == 1) {
            shared(0, items);
            return;
        }
        work = &shared;
        total = items;
        turn.arrive_and_wait();
        take(0);
        turn.arrive_and_wait();
    }

private:
    void serve(std::size_t member) {
        for (;;) {
            turn.arrive_and_wait();
            if (work == nullptr) {
                return;
            }
            take(member);
            turn.arrive_and_wait();
        }
    }

    void take(std::size_t member) { (*work)(total * member / size, total * (member + 1) / size); }

    const std::size_t size;
    std::barrier<> turn;
    const Work* work = nullptr;
    std::size_t total = 0;
    std::vector<std::jthread> members;  // last: ends before what it uses
};

}  // namespace lunarium
